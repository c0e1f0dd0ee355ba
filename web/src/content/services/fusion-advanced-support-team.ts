import type { CloudServicePage } from "../types/service-page";
import { otherServices } from "./other-services";
import { CLOUD_SECTIONS } from "./sections";

export const fusionAdvancedSupportTeam: CloudServicePage = {
  family: "cloud-services",
  slug: "fusion-advanced-support-team",
  name: "FAST (Fusion Advanced Support Team)",
  seo: {
    title: "FAST: Fusion Advanced Support Team | {brand}",
    description:
      "Support for live Oracle Fusion: incidents solved at the cause, every quarterly update tested on your own processes, and a named team that knows your set-up.",
  },
  image: {
    name: "service/fusion-advanced-support-team",
    alt: "A steady ring of light holding a structure upright in a moving current",
  },
  hero: {
    tag: "FAST — Fusion Advanced Support Team",
    title: "The people who already know your configuration",
    buttonText: "Request a Consultation",
  },
  impact: {
    heading: "Fewer tickets, because the cause is gone",
    text: "A help desk closes tickets. FAST removes the reasons for them. Each incident is traced to configuration, data, training or a fault in the product, and the fix goes where the cause is: a corrected fast formula, a validation on a form, a two-minute guide, a service request that we chase until it is answered. At the end of each month you see what came in, what will not come back, and which change would help most next.",
  },
  pillarsHeading: "What the team does for you",
  pillars: [
    {
      id: "01",
      title: "Functional support",
      desc: "Specialists in HCM, payroll, ERP, EPM and SCM answer questions, correct transactions and adjust configuration. Requests about pay go to the front of the queue, whatever their number, because people depend on them.",
    },
    {
      id: "02",
      title: "Technical support",
      desc: "Integrations, reports, fast formulas, security roles and personalisations are monitored and repaired. Overnight jobs are watched while your office sleeps, and a failed file has usually been re-sent before anyone in North America arrives.",
    },
    {
      id: "03",
      title: "Quarterly update readiness",
      desc: "Oracle Cloud is updated every quarter. We read the release notes for your modules, list what changes for your users, run regression tests in your test environment, and send one page: accept, prepare or raise.",
    },
    {
      id: "04",
      title: "Enhancements",
      desc: "Small improvements are estimated, agreed and delivered within the support contract: a new approval rule, another report, a further legal entity. There is no separate project and no new supplier for a small piece of work.",
    },
    {
      id: "05",
      title: "User enablement",
      desc: "When the same question arrives three times we write a guide, record it in your screens or change the screen. New starters in finance and HR receive an induction to the system as you run it.",
    },
  ],
  circle: [
    {
      title: "A named lead",
      desc: "One person knows your fiscal calendar, your union agreements and your last audit finding, and is there on the call.",
    },
    {
      title: "Round-the-clock cover",
      desc: "Teams in India and the United States hand over every day, with the state of each open case written down.",
    },
    {
      title: "Tests that run themselves",
      desc: "Regression scripts from GovCubes exercise your own processes before each quarterly update reaches production.",
    },
    {
      title: "Clear service levels",
      desc: "Response and resolution targets by severity, reported every month from the ticket system, including the ones we missed.",
    },
  ],
  migration: [
    {
      title: "NaviLine",
      desc: "Users who learned function keys miss them. We rebuild the daily tasks of clerks as short guided paths and watch where they still slow down.",
      icon: "server",
    },
    {
      title: "Infor",
      desc: "Old extracts often keep feeding other systems after go-live. We find each one, replace it with a supported interface and switch the original off.",
      icon: "boxes",
    },
    {
      title: "Tyler One World",
      desc: "The first year-end in Fusion differs from all those before it. FAST sits with finance through encumbrance rollover, accruals and the audit schedules.",
      icon: "landmark",
    },
    {
      title: "PeopleSoft",
      desc: "Queries that ran for years have no counterpart by name. We catalogue the ones still used, rebuild them in BI Publisher or OTBI, and retire the rest.",
      icon: "users",
    },
    {
      title: "JD Edwards",
      desc: "Look-ups into closed years continue. We keep history searchable in a read-only archive and answer auditors' requests from it without the old application.",
      icon: "factory",
    },
  ],
  thrive: [
    {
      id: "01",
      title: "Take over calmly",
      desc: "We shadow your current support, read the open cases and rehearse a pay run before taking responsibility. No knowledge is assumed to be in a document.",
      icon: "handshake",
    },
    {
      id: "02",
      title: "Stabilise",
      desc: "The first weeks go to recurring failures: the interface that drops records, the approval that stalls, the report that times out.",
      icon: "gauge",
    },
    {
      id: "03",
      title: "Prevent",
      desc: "Problem records, not tickets, drive the backlog. Each month the biggest source of incidents is chosen and removed.",
      icon: "shield-check",
    },
    {
      id: "04",
      title: "Improve",
      desc: "Once the queue is quiet, hours go into features that you license and do not use yet. We show them, you choose.",
      icon: "trending-up",
    },
  ],
  services: otherServices(
    "consulting-and-implementation",
    "cloud-technology",
    "faw-xcelerator",
    "strategic-advisory-consulting",
    "intelligent-virtual-assistants",
  ),
  sections: CLOUD_SECTIONS,
};
