import type { StoryPage } from "../types/story-page";

export const countyErpCloudHcmConversion: StoryPage = {
  id: "county-erp-cloud-hcm-conversion",
  label: "County ERP Cloud and HCM Conversion",
  summary: "A county moved HR and payroll to Oracle Cloud HCM without missing or misstating a pay day.",
  seo: {
    title: "County HCM conversion to Oracle Cloud | {brand}",
    description:
      "Sworn officers, seasonal staff and elected officials on one payroll: how a county converted its HR history and reconciled parallel pay runs at 3X the pace.",
  },
  heroTitle: "A county converts HR and payroll to Oracle Cloud HCM",
  heroImage: {
    name: "story/county-erp-cloud-hcm-conversion",
    alt: "Two parallel streams of light crossing a valley and merging into one",
  },
  industry: "public-sector",
  service: {
    label: "Consulting and Implementation",
    route: "/cloud-services/consulting-and-implementation",
  },
  businessChallenge: [
    "The county paid sworn officers, nurses, road crews, seasonal lifeguards and elected officials from a system whose vendor had announced the end. Its rules had been added over decades. Some lived in code, some in a binder, some only in the memory of a payroll manager with a retirement date.",
    "An earlier attempt to leave had stopped at parallel testing. Every run produced thousands of small differences, each checked by hand against two reports, and the team could not finish one comparison before the next pay period opened. Leaders feared a wrong pay slip more than a late project, with good reason: the sheriff's deputies had a contract with seven kinds of premium, and a lawyer who knew each of them. The board would approve a second attempt only if the risk to pay could be shown, week by week, to be falling.",
  ],
  achievements: [
    "We treated payroll as the critical path and planned everything else around it. In the third week the team loaded people, jobs and assignments for a single department, expected it to fail, and published the list of reasons. Each later cycle added departments and repeated the earlier ones from scratch, by script, so that no correction depended on memory.",
    "Pay rules were written as examples before they were configured: this officer, these hours, this result. Union representatives read them. Two of the binder's rules turned out to contradict the agreement; the county corrected them with the union before go-live, and not in arbitration after it.",
    "For the parallel runs we used GovCubes reconciliation. Differences were grouped by cause and settled as groups, and the causes shrank from cycle to cycle on a chart that went to the board. The retiring payroll manager became the person who decided which system was right.",
  ],
  results: [
    "Parallel payroll comparison ran at 3X the pace of the county's earlier attempt",
    "Every pay day since cut-over has been on time, with differences explained in advance",
    "Pay rules exist in writing, as examples that HR, payroll and unions have agreed",
    "History is searchable in a read-only archive, and the old system is switched off",
    "Conversion scripts remain with the county and were used again for its next module",
  ],
  next: "town-financials-projects-grants-procurement",
};
