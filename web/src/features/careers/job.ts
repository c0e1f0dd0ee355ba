import type { JobOpening } from "~/core/contract";
import type { JobData } from "~/generated/contract";

/** An opening with everything that its page shows. */
export type Job = JobData & Required<JobOpening>;
