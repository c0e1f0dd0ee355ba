import type { CloudServicePage } from "../types/service-page";
import { otherServices } from "./other-services";
import { CLOUD_SECTIONS } from "./sections";

export const cloudTechnology: CloudServicePage = {
  family: "cloud-services",
  slug: "cloud-technology",
  name: "Cloud Technology",
  seo: {
    title: "Cloud technology on OCI | {brand}",
    description:
      "Oracle Cloud Infrastructure, integration, security and extensions designed as code by 10+ OCI administrators: rebuilt on demand, watched, and costed in advance.",
  },
  image: {
    name: "service/cloud-technology",
    alt: "Stacked translucent planes joined by straight channels of light",
  },
  hero: {
    tag: "Cloud Technology",
    title: "The platform under your applications, written down as code",
    buttonText: "Request a Consultation",
  },
  impact: {
    heading: "Infrastructure that can be rebuilt from its description",
    text: "Cloud estates grow by exception: a firewall rule for one vendor, a script on somebody's laptop, a database nobody dares to patch. We describe networks, databases, integrations and permissions in code, keep that code in your repository, and build environments from it. A lost environment becomes an afternoon's work. An auditor's question becomes a search. And the monthly bill has a line for each service, with the name of the person who wanted it.",
  },
  pillarsHeading: "What we design, build and run",
  pillars: [
    {
      id: "01",
      title: "OCI foundations",
      desc: "Compartments, networks, identity domains and policies laid out for separation of duties. A landing zone in Terraform that your security team reviews once, and from which every later environment is made.",
    },
    {
      id: "02",
      title: "Integration",
      desc: "Oracle Integration flows with retries, alerts and a dead-letter queue that someone owns. Interfaces are named, versioned and monitored by business meaning: 'pension file for March', not 'flow 47'.",
    },
    {
      id: "03",
      title: "Extensions",
      desc: "Visual Builder and APEX applications for the processes that Fusion leaves to you, such as permit fees or fleet requests. They use Fusion's security and survive its updates, because they touch only supported interfaces.",
    },
    {
      id: "04",
      title: "Databases and migration",
      desc: "Autonomous and base databases sized from measured load. Moves are rehearsed, data is compared by checksum, and the fallback stays open until the business has signed.",
    },
    {
      id: "05",
      title: "Security and identity",
      desc: "Single sign-on, multi-factor access, key management and role design that an auditor can follow. We test who can do what with queries, and report conflicts in the language of finance.",
    },
    {
      id: "06",
      title: "Operation and cost",
      desc: "Backups that are restored on schedule, patches that are planned, budgets with alarms. Unused resources are found by tag and switched off after their owner has agreed.",
    },
  ],
  circle: [
    {
      title: "10+ OCI administrators",
      desc: "People who run production systems every day and write down what they learn from each incident.",
    },
    {
      title: "Everything reviewed",
      desc: "A change to a firewall goes through the same pull request as a change to an application, with a second pair of eyes.",
    },
    {
      title: "Recovery you have seen",
      desc: "We restore a system in front of you and time it. The recovery objective in the contract is the one we measured.",
    },
    {
      title: "Your tenancy, your keys",
      desc: "Work happens in accounts that you own and can close. Our access is named, logged and removed on request.",
    },
  ],
  migration: [
    {
      title: "NaviLine",
      desc: "Db2 for i tables are copied to a reporting schema with their original field names and a readable view over each, so that the old machine can be switched off.",
      icon: "server",
    },
    {
      title: "Infor",
      desc: "Scheduled extracts and flat-file drops are replaced by monitored integrations. Both run side by side until their totals have matched for a full period.",
      icon: "boxes",
    },
    {
      title: "Tyler One World",
      desc: "Cashiering, permits and utility billing may stay where they are. We connect them to the new ledger through queued interfaces which survive an outage on either side.",
      icon: "landmark",
    },
    {
      title: "PeopleSoft",
      desc: "Integration Broker services are listed, ranked by use and rebuilt. Attachments move to object storage with their retention rules, and links from history still resolve.",
      icon: "users",
    },
    {
      title: "JD Edwards",
      desc: "Customised tables and user-defined codes are profiled before design. Orchestrations are rebuilt in Oracle Integration, with the business rule lifted out and documented.",
      icon: "factory",
    },
  ],
  thrive: [
    {
      id: "01",
      title: "Draw the estate as it is",
      desc: "We discover what runs, what talks to what and what it costs. The diagram is generated, so it is true on the day you look at it.",
      icon: "map",
    },
    {
      id: "02",
      title: "Fix the sharp edges",
      desc: "Expired certificates, shared passwords and backups without a test are dealt with first, before any new design begins.",
      icon: "lock",
    },
    {
      id: "03",
      title: "Build with your engineers",
      desc: "Your team writes and reviews alongside ours from the first module, so that the hand-over is a date and not a project.",
      icon: "git-branch",
    },
    {
      id: "04",
      title: "Run it, or step back",
      desc: "Choose managed operation, shared on-call or a quarterly health check. Changing your mind takes a month's notice and no migration.",
      icon: "refresh-cw",
    },
  ],
  services: otherServices(
    "consulting-and-implementation",
    "fusion-advanced-support-team",
    "faw-xcelerator",
    "product-software-development",
    "strategic-advisory-consulting",
  ),
  sections: CLOUD_SECTIONS,
};
