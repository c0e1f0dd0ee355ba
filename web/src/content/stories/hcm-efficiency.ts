import type { StoryPage } from "../types/story-page";

export const hcmEfficiency: StoryPage = {
  id: "hcm-efficiency",
  label: "HCM Efficiency",
  summary: "A utility rebuilt time, absence and mobile access around the working day of a crew.",
  seo: {
    title: "HCM efficiency for a utility's crews | {brand}",
    description:
      "A utility's crews re-entered their hours and payroll corrected them. Time rules rebuilt around the crew's day made approvals 2X as fast and ended most rework.",
  },
  heroTitle: "A utility makes HCM work for crews and for payroll",
  heroImage: {
    name: "story/hcm-efficiency",
    alt: "Pulses of light moving in rhythm along parallel cables",
  },
  industry: "utilities",
  service: {
    label: "FAST (Fusion Advanced Support Team)",
    route: "/cloud-services/fusion-advanced-support-team",
  },
  businessChallenge: [
    "The utility had run Oracle Cloud HCM for some time, and its office staff were content. Its crews were not. A lineworker on a storm shift entered hours in the work-order system, again on a time card, and a third time by telephone when payroll found that the two disagreed. Supervisors approved in bulk on Monday morning, because the screen needed a desktop and the depot had two.",
    "Payroll corrected what it could before the cut-off and the rest in the following period. Each correction was right in the end, and each cost trust. The director of applications suspected the software; the payroll manager suspected the rules; the crews suspected both. Meanwhile features that had been licensed from the start, such as geofenced time entry, absence accrual by agreement and mobile approvals, had never been switched on, because nobody had the hours to try them.",
  ],
  achievements: [
    "Two of our consultants spent a week in depots and vans before they opened a configuration screen. What they brought back was a list of moments: leaving the yard, the call-out at night, the rest period that a second call interrupts. Those moments became the test cases.",
    "Time rules were rebuilt from them. Hours entered on a work order now create the time card, standby and rest are derived from the events, and an entry that breaks a rule is questioned while the crew still remembers. Absence accruals follow each agreement, so a balance on the phone is the balance in payroll. Supervisors approve by exception: correct cards pass, doubtful ones are shown with the reason.",
    "Changes went live depot by depot. FAST kept a person at each one for its first pay period, collected every complaint and fixed the small ones the same day.",
  ],
  results: [
    "Approvals are completed 2X as fast, most of them from a phone",
    "Hours are entered once, where the work is recorded",
    "Leave balances seen by crews and by payroll are the same figure",
    "Retroactive corrections are the exception, and each has a stated cause",
    "Features that were already licensed are in use at every depot",
  ],
  next: "diagnosing-heart-disease",
};
