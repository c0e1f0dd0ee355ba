import type { AiServicePage } from "../types/service-page";
import { otherServices } from "./other-services";
import { AI_SECTIONS } from "./sections";

export const predictiveAnalytics: AiServicePage = {
  family: "ai-services",
  slug: "predictive-analytics",
  name: "Predictive Analytics",
  seo: {
    title: "Predictive analytics for budgets and assets | {brand}",
    description:
      "Forecasts for revenue, overtime, demand and equipment failure, each with an honest range, a tested record and a decision that somebody takes because of it.",
  },
  image: {
    name: "service/predictive-analytics",
    alt: "A bright current that spreads into a widening fan over dark terrain",
  },
  hero: {
    tag: "Predictive Analytics",
    title: "Know the range before the month is over",
    buttonText: "Request a Consultation",
  },
  impact: {
    heading: "A forecast is useful when it changes a decision",
    text: "Finance teams often learn about an overspend when the period closes, and crews learn about a failing pump when it fails. We build forecasts that arrive early enough to act on: cash by week, overtime by department, consumption by district, risk by asset. Each comes with a range, the drivers behind it, and a record of how past forecasts did. If a simpler method predicts as well as a complicated one, you get the simple one.",
  },
  pillarsHeading: "What we forecast, and how",
  pillars: [
    {
      id: "01",
      title: "Financial forecasting",
      desc: "Revenue, cash and spend projected from ledger history, open commitments, payroll calendars and seasonality. Budget officers can change an assumption, see the effect on fund balance and keep both versions for comparison.",
    },
    {
      id: "02",
      title: "Workforce outlook",
      desc: "Turnover, vacancies, overtime and leave liability by department. The model uses grade, tenure and schedule data, leaves out protected characteristics, and is checked for uneven error before anyone plans with it.",
    },
    {
      id: "03",
      title: "Demand and load",
      desc: "Hourly and daily demand for water, power and services, built from meter reads, weather and calendar. Operators see the expected peak, the chance of exceeding capacity and the day it becomes likely.",
    },
    {
      id: "04",
      title: "Asset risk",
      desc: "Work-order history, inspections and sensor readings are turned into a ranked list: which mains, vehicles or transformers to look at first, why each is on the list, and what waiting would probably cost.",
    },
    {
      id: "05",
      title: "Early warning",
      desc: "Unusual spend, missing postings and sudden drops are flagged against what the model expected, not a fixed threshold, so that a busy December does not bury the one transaction that matters.",
    },
  ],
  circle: [
    {
      title: "Back-tested in the open",
      desc: "We forecast last year with only the data available then, and show you every miss. Trust begins with that chart.",
    },
    {
      title: "Ranges, not single numbers",
      desc: "A council can plan with a likely range and a stated chance of leaving it. It cannot plan with one figure that is precise and wrong.",
    },
    {
      title: "In the tools you have",
      desc: "Results land in Oracle Analytics, EPM or a spreadsheet that your analysts already open, with no additional portal to remember.",
    },
    {
      title: "Analysts who can explain it",
      desc: "20+ analytics experts work with us. The one who built your model presents it, and answers questions in the terms of your business.",
    },
  ],
  thrive: [
    {
      id: "01",
      title: "Name the decision",
      desc: "Who will do what differently on Monday? If nobody can say, we look for another question. This saves more money than any algorithm.",
      icon: "target",
    },
    {
      id: "02",
      title: "Repair the history",
      desc: "Reorganised departments, renumbered accounts and one-off events distort the past. We reconcile them with your staff and document each adjustment.",
      icon: "history",
    },
    {
      id: "03",
      title: "Compare three methods",
      desc: "A naive baseline, a classical model and a learned one are scored side by side. The cheapest that clears the bar goes forward.",
      icon: "chart-line",
    },
    {
      id: "04",
      title: "Retire what stops working",
      desc: "Accuracy is tracked each period. When a forecast drifts, its owner is told, and it is refitted or withdrawn.",
      icon: "bell",
    },
  ],
  services: otherServices(
    "machine-learning",
    "faw-xcelerator",
    "generative-ai",
    "ai-consulting",
    "strategic-advisory-consulting",
  ),
  sections: AI_SECTIONS,
};
