// Generated from the server's types by `scripts/build/types`. Do not edit.

import type {
  AlternativeChoice,
  ContactPrefill,
  DateFormats,
  EventCalendar,
  FieldError,
  FormSnapshot,
  FormValues,
  InsightsTab,
  JobFilterSnapshot,
  JobOpening,
  PositionSnapshot,
  Route,
  ScrollBoundsSnapshot,
  SlideshowSnapshot,
  SlotReason,
  WindowSnapshot,
} from "~/core/contract";
import type { PageSection } from "~/page/section-data";

/** Longest query of the search, in characters. */
export const QUERY_MAX_CHARS = 200;
/** Path of the openings. */
export const CAREER = "/career";
/** Path of the insights hub. */
export const HUB = "/insights";
/** Path of the search. */
export const SEARCH = "/search";
/** Id of all locations. */
export const ALL_LOCATIONS = "all";

/**
 * The company's story next to an image.
 */
export type AboutStory = { 
/**
 * Small text above the heading.
 */
eyebrow: Line, 
/**
 * The page's main heading.
 */
heading: Line, 
/**
 * The image.
 */
image: Image, 
/**
 * The paragraphs, in display order.
 */
paragraphs: Array<MarkedText>, 
/**
 * Facts below the paragraphs.
 */
facts: Array<Fact>, };

/**
 * Response envelope of an accepted submission.
 */
export type Accepted = { data: AcceptedLead, };

/**
 * An accepted submission.
 */
export type AcceptedLead = { 
/**
 * The lead's reference, such as L-7K3M9Q2.
 */
reference: string, };

/**
 * A button. Without an address it leads to the contact form, which records the page.
 */
export type Action = { 
/**
 * The visible text.
 */
label: Line, 
/**
 * The address.
 */
href: Href | null, };

/**
 * A free slot offered instead of a taken one.
 */
export type Alternative = { 
/**
 * `YYYY-MM-DD`, in the venue's local time.
 */
date: string, 
/**
 * Such as `10:30 AM-11:00 AM`.
 */
time: string, };

/**
 * An id within a page, the target of links.
 */
export type Anchor = string;

/**
 * An example of the work, drawn from its content: a log, a table, a draft, a forecast, a calendar or a decision.
 */
export type Artefact = { 
/**
 * Small text above the heading.
 */
eyebrow: Line, 
/**
 * Heading.
 */
title: Line, 
/**
 * A few sentences.
 */
text: Text, 
/**
 * Background.
 */
ground: Ground, 
/**
 * Draws the artefact in the full width below the text.
 */
wide: boolean, 
/**
 * The name of what is shown.
 */
caption: Line, 
/**
 * Says that it is an illustration, such as 'Example'.
 */
note: Line, 
/**
 * The artefact itself.
 */
shows: ArtefactKind, 
/**
 * A client's result that such work led to.
 */
result: ClientResult | null, };

/**
 * What several parties do over the same periods.
 */
export type ArtefactCalendar = { 
/**
 * The heading of the first column.
 */
laneLabel: Line, 
/**
 * The periods, such as months; a few letters each.
 */
periods: Array<Line>, 
/**
 * The parties, in display order.
 */
lanes: Array<ArtefactLane>, 
/**
 * The meaning of an outlined task.
 */
plainLabel: Line, 
/**
 * The meaning of a filled task.
 */
filledLabel: Line, };

/**
 * One choice, and what it leads to.
 */
export type ArtefactChoice = { 
/**
 * The choice in a word or two.
 */
label: Line, 
/**
 * What the log then says.
 */
text: Text, 
/**
 * The state after it.
 */
status: ArtefactStatus, };

/**
 * A planned number against the needed one.
 */
export type ArtefactCoverage = { 
/**
 * The heading of the periods.
 */
periodLabel: Line, 
/**
 * The name of the needed number.
 */
neededLabel: Line, 
/**
 * The name of the planned number.
 */
plannedLabel: Line, 
/**
 * The name of the difference where the plan is too low.
 */
gapLabel: Line, 
/**
 * The periods, in order.
 */
periods: Array<CoveragePeriod>, };

/**
 * The story of an artefact's result; none without one, or if it is a draft.
 */
export type ArtefactData = { story: PageLink | null, };

/**
 * A decision that waits for a person.
 */
export type ArtefactDecision = { 
/**
 * What has happened so far, in order.
 */
entries: Array<ArtefactEntry>, 
/**
 * The question, with the person who decides.
 */
question: Line, 
/**
 * The choices, in order. The first one is selected at the beginning.
 */
choices: Array<ArtefactChoice>, };

/**
 * A text with the source of each sentence.
 */
export type ArtefactDraft = { 
/**
 * The sentences, in order.
 */
sentences: Array<ArtefactSentence>, 
/**
 * Heading of the sources.
 */
sourcesLabel: Line, 
/**
 * The sources, in order.
 */
sources: Array<ArtefactSource>, 
/**
 * The approval, given or pending.
 */
status: ArtefactStatus, };

/**
 * One event.
 */
export type ArtefactEntry = { 
/**
 * The time of the event, as displayed.
 */
time: Line | null, 
/**
 * The person or system that acts or speaks.
 */
who: Line, 
/**
 * The event in a sentence or two.
 */
text: Text, 
/**
 * The outcome.
 */
status: ArtefactStatus | null, };

/**
 * A line that continues as a range.
 */
export type ArtefactForecast = { 
/**
 * The quantity with its unit.
 */
unit: Line, 
/**
 * The drawing in words, for visitors who do not see it.
 */
alt: Text, 
/**
 * The points, in order and equally far apart.
 */
points: Array<ArtefactPoint>, 
/**
 * The value that must not be passed.
 */
limit: ArtefactLimit | null, 
/**
 * Name of the line.
 */
actualLabel: Line, 
/**
 * Name of the range.
 */
rangeLabel: Line, };

/**
 * The kinds of artefacts.
 */
export type ArtefactKind = { "log": ArtefactLog } | { "table": ArtefactTable } | { "draft": ArtefactDraft } | { "forecast": ArtefactForecast } | { "runbook": ArtefactRunbook } | { "map": ArtefactMap } | { "calendar": ArtefactCalendar } | { "coverage": ArtefactCoverage } | { "decision": ArtefactDecision };

/**
 * One party's tasks.
 */
export type ArtefactLane = { 
/**
 * The party.
 */
title: Line, 
/**
 * The tasks, in order and without overlap.
 */
tasks: Array<ArtefactTask>, };

/**
 * A value that must not be passed.
 */
export type ArtefactLimit = { 
/**
 * Its name.
 */
label: Line, 
/**
 * The value.
 */
value: number, };

/**
 * Events in order, or the turns of a conversation.
 */
export type ArtefactLog = { 
/**
 * Draws the entries as the turns of a conversation. The first speaker's are on one side.
 */
dialogue: boolean, 
/**
 * The entries, in order.
 */
entries: Array<ArtefactEntry>, };

/**
 * Systems on both sides of one in the middle.
 */
export type ArtefactMap = { 
/**
 * Heading of the systems before.
 */
fromLabel: Line, 
/**
 * The systems before.
 */
from: Array<ArtefactNode>, 
/**
 * The system in the middle.
 */
hub: Line, 
/**
 * Its duties in a sentence.
 */
hubText: Line, 
/**
 * Heading of the systems after.
 */
toLabel: Line, 
/**
 * The systems after.
 */
to: Array<ArtefactNode>, };

/**
 * One system of a map.
 */
export type ArtefactNode = { 
/**
 * Its name.
 */
title: Line, 
/**
 * The data exchanged with the system in the middle.
 */
text: Line, 
/**
 * The current state.
 */
tone: Tone | null, };

/**
 * One point of a forecast.
 */
export type ArtefactPoint = { 
/**
 * A few letters below, such as 'Mar'.
 */
label: Line, 
/**
 * The likely value, or the measured one.
 */
value: number, 
/**
 * The range's lower end; left out where the value is measured.
 */
low: number | null, 
/**
 * The range's upper end; left out where the value is measured.
 */
high: number | null, };

/**
 * One row.
 */
export type ArtefactRow = { 
/**
 * A cell for each column; the first one names the row.
 */
cells: Array<Line>, 
/**
 * Draws the last cell as a mark.
 */
tone: Tone | null, };

/**
 * Steps on a clock.
 */
export type ArtefactRunbook = { 
/**
 * The steps, in order.
 */
steps: Array<ArtefactStep>, };

/**
 * One sentence.
 */
export type ArtefactSentence = { 
/**
 * The sentence.
 */
text: Text, 
/**
 * The place of its source in the list, from 1 on. A sentence without one is marked as a gap.
 */
source: number | null, };

/**
 * One source.
 */
export type ArtefactSource = { 
/**
 * The record.
 */
title: Line, 
/**
 * The place in it.
 */
place: Line, };

/**
 * A short label for the state of something.
 */
export type ArtefactStatus = { 
/**
 * The words.
 */
label: Line, 
/**
 * Their colour.
 */
tone: Tone, };

/**
 * One step.
 */
export type ArtefactStep = { 
/**
 * The time of the start, as displayed.
 */
time: Line, 
/**
 * The task.
 */
title: Line, 
/**
 * Owner, duration and way back, in a few words.
 */
text: Line, 
/**
 * Minutes from the beginning of the runbook.
 */
starts: number, 
/**
 * Minutes that it takes.
 */
lasts: number, 
/**
 * The current state.
 */
status: ArtefactStatus | null, };

/**
 * Rows that are compared or checked.
 */
export type ArtefactTable = { 
/**
 * The columns' headings.
 */
columns: Array<Line>, 
/**
 * Draws all columns but the first as numbers.
 */
numeric: boolean, 
/**
 * The rows, in order.
 */
rows: Array<ArtefactRow>, 
/**
 * The sentence below.
 */
footnote: Line | null, };

/**
 * A task that takes one or more periods.
 */
export type ArtefactTask = { 
/**
 * The first period, from 1 on.
 */
from: number, 
/**
 * The last period.
 */
to: number, 
/**
 * The task in a few words.
 */
label: Line, 
/**
 * Draws the task filled instead of outlined.
 */
filled: boolean, };

/**
 * A user who may answer leads.
 */
export type Assignee = { id: string, email: string, };

/**
 * Something that somebody did.
 */
export type AuditLine = { 
/**
 * UUIDv7, so that ids sort by time.
 */
id: string, 
/**
 * UTC milliseconds.
 */
at: number, 
/**
 * The user's e-mail address, or `command line`.
 */
user: string, 
/**
 * Such as `lead.won`.
 */
action: string, 
/**
 * Such as `lead:01890…`.
 */
object: string, };

/**
 * A page of the audit log, the newest entry first.
 */
export type AuditPage = { entries: Array<AuditLine>, 
/**
 * The value of `before` for the next page; none after the last.
 */
next: string | null, };

/**
 * A day of an event.
 */
export type Board = { event: BoardEvent, day: string, slots: Array<BoardSlot>, cancelled: Array<Booking>, };

/**
 * An event with bookable slots.
 */
export type BoardEvent = { 
/**
 * The landing's token.
 */
token: string, name: string, 
/**
 * Time zone of the venue: a name in the tz database.
 */
timeZone: string, 
/**
 * All days, `YYYY-MM-DD`.
 */
days: Array<string>, 
/**
 * The day at the venue now, if it is one of `days`.
 */
today: string | null, 
/**
 * True if no slot is left to book.
 */
ended: boolean, };

/**
 * All events with bookable slots.
 */
export type BoardEvents = { 
/**
 * Running and coming events first, then ended ones, the last ended first.
 */
events: Array<BoardEvent>, };

/**
 * A slot of a day.
 */
export type BoardSlot = { 
/**
 * Such as `10:00 AM-10:30 AM`.
 */
time: string, 
/**
 * UTC milliseconds.
 */
startsAt: number, 
/**
 * UTC milliseconds.
 */
endsAt: number, state: BoardSlotState, 
/**
 * True if it has begun.
 */
past: boolean, booking: Booking | null, };

/**
 * Whether a slot can be booked.
 */
export type BoardSlotState = "free" | "blocked" | "booked";

/**
 * A booked slot.
 */
export type BookedMeeting = { 
/**
 * The booking's reference, such as B-7K3M9Q2.
 */
reference: string, date: string, 
/**
 * Such as `10:30 AM-11:00 AM`.
 */
time: string, 
/**
 * Time zone of the venue: a name in the tz database.
 */
timeZone: string, 
/**
 * Address of the calendar file.
 */
calendarUrl: string, 
/**
 * Address of the page that moves or cancels the booking. Knowing it is the only authorisation.
 */
manageUrl: string, 
/**
 * False if no mail confirms the booking, because a program seems to have filled in the form.
 */
mailed: boolean, };

/**
 * Response envelope of a booked slot.
 */
export type BookedSlot = { data: BookedMeeting, };

/**
 * The confirmation of a booking, and the details of a booked meeting.
 */
export type BookedWords = { 
/**
 * The heading.
 */
title: Phrase, 
/**
 * The text below the heading if a mail confirms the booking.
 */
lead: Phrase, 
/**
 * The text below the heading if no mail confirms the booking.
 */
unmailed: Phrase, 
/**
 * The name of the reference.
 */
reference: Phrase, 
/**
 * The name of the date.
 */
date: Phrase, 
/**
 * The name of the time.
 */
time: Phrase, 
/**
 * The name of the place.
 */
place: Phrase, 
/**
 * The place.
 */
booth: Phrase, 
/**
 * The link to the calendar file.
 */
calendar: Phrase, 
/**
 * The link to a change of the time.
 */
moveLink: Phrase, 
/**
 * The link to a cancellation.
 */
cancel: Phrase, 
/**
 * The button that removes the confirmation.
 */
dismiss: Phrase, 
/**
 * The link to the event's landing.
 */
back: Phrase, };

/**
 * A booked meeting.
 */
export type Booking = { id: string, reference: string, 
/**
 * The event landing's token.
 */
event: string, 
/**
 * `YYYY-MM-DD`, in the venue's local time.
 */
day: string, 
/**
 * Such as `10:00 AM-10:30 AM`.
 */
time: string, 
/**
 * UTC milliseconds.
 */
startsAt: number, fullName: string, email: string, phone: string, company: string, 
/**
 * True when a program seems to have filled in the form: no mail is sent.
 */
suspect: boolean, 
/**
 * When the visitor arrived, in UTC milliseconds.
 */
checkedInAt: number | null, 
/**
 * UTC milliseconds.
 */
cancelledAt: number | null, 
/**
 * Incremented with each change.
 */
revision: number, 
/**
 * UTC milliseconds.
 */
createdAt: number, };

/**
 * The form that books a meeting at an event.
 */
export type BookingWords = { 
/**
 * The heading.
 */
title: Phrase, 
/**
 * The text below the heading.
 */
lead: Phrase, 
/**
 * The heading of the days.
 */
day: Phrase, 
/**
 * The heading of the slots.
 */
slot: Phrase, 
/**
 * What the slots show until a day is chosen.
 */
slotFirst: Phrase, 
/**
 * The number of free slots of a day.
 */
free: Phrase, 
/**
 * The message about a slot that is no longer free.
 */
slotLost: Phrase, 
/**
 * The message about a day that is over.
 */
dayOver: Phrase, 
/**
 * The heading of the visitor's fields.
 */
details: Phrase, 
/**
 * The time zone of all times.
 */
venueTime: Phrase, 
/**
 * The visitor's time zone, if it is another one.
 */
visitorTime: Phrase, 
/**
 * The time of a slot in the visitor's time zone.
 */
yourTime: Phrase, 
/**
 * What the form shows until a slot is chosen.
 */
nothingChosen: Phrase, 
/**
 * The heading of the free slots near one that was lost.
 */
alternatives: Phrase, 
/**
 * The notice about the use of the details; the placeholder is the link to the privacy policy.
 */
consent: Phrase, 
/**
 * The advice if no answer came from the server.
 */
networkFailure: Phrase, 
/**
 * The advice if the server could not store the booking.
 */
serverFailure: Phrase, 
/**
 * What replaces the form after the event.
 */
ended: Phrase, 
/**
 * The link to the contact form.
 */
contact: Phrase, 
/**
 * The text if no slot is free, before the link to the contact form.
 */
none: Phrase, 
/**
 * The title for search engines.
 */
seoTitle: Phrase, 
/**
 * The description for search engines.
 */
seoDescription: Phrase, };

/**
 * Names and origin of the company.
 */
export type Brand = { 
/**
 * The brand name.
 */
name: string, 
/**
 * The legal name.
 */
legalName: string, 
/**
 * The short name in the path of the contact endpoint.
 */
apiName: string, 
/**
 * The founding year.
 */
founded: number, 
/**
 * Town and state of the headquarters.
 */
headquarters: string, 
/**
 * What the law requires below the legal name, such as a register and a number.
 */
legalLine: string | null, };

/**
 * The number of leads that were changed.
 */
export type BulkChanged = { changed: number, };

/**
 * A part of an offer.
 */
export type CardPart = { 
/**
 * The name of the part, such as 'Timeline'.
 */
label: Line, 
/**
 * The part in a few words.
 */
title: Line | null, 
/**
 * The part in a few sentences.
 */
text: MarkedText | null, };

/**
 * A record, as an illustration: a list, a register, a plan.
 */
export type CardRecord = { 
/**
 * Its name.
 */
caption: Line, 
/**
 * Its rows, in order.
 */
rows: Array<CardRecordRow>, };

/**
 * A row of a record.
 */
export type CardRecordRow = { 
/**
 * The name of the row.
 */
label: Line, 
/**
 * What it says, in a few words.
 */
text: Line, 
/**
 * Draws the text as a mark.
 */
tone: Tone | null, };

/**
 * A heading and a list of cards, in one of several looks.
 */
export type Cards = { 
/**
 * The arrangement of the cards.
 */
look: CardsLook, 
/**
 * The id of the section, for links to it; by default the name of the look.
 */
anchor: Anchor | null, 
/**
 * Small text above the heading: `columns`.
 */
label: Line | null, 
/**
 * Heading: every look but `rows`.
 */
title: Line | null, 
/**
 * A few sentences below the heading: every look with a heading but `pillars` and `results`.
 */
text: Text | null, 
/**
 * Background; white where it is left out: `pillars`, `stack`.
 */
ground: Ground | null, 
/**
 * A claim above the cards: `grid`.
 */
claim: Line | null, 
/**
 * The headings of the table's columns, for the title, `from`, `to` and the text of its cards: `fromTo`.
 */
columns: [Line, Line, Line, Line] | null, 
/**
 * The image next to the heading: `columns`.
 */
image: Image | null, 
/**
 * The cards, in display order. Without any, `steps` shows the list `delivery`.
 */
cards: Array<SectionCard>, };

/**
 * An arrangement of cards.
 */
export type CardsLook = "accordion" | "columns" | "fromTo" | "grid" | "packages" | "pillars" | "results" | "rows" | "stack" | "steps";

/**
 * Data of the careers page.
 */
export type CareerData = { jobs: Required<JobOpening>[], 
/**
 * True if an external provider lists them.
 */
provider: boolean, 
/**
 * Initial state of the browser's filter, and the result shown without scripts.
 */
filter: JobFilterSnapshot, };

/**
 * The list of jobs and the pages of jobs.
 */
export type CareersWords = { 
/**
 * The label of the search for jobs, for screen readers.
 */
searchLabel: Phrase, 
/**
 * The text in that search while it is empty.
 */
searchPlaceholder: Phrase, 
/**
 * The button that empties the search, for screen readers.
 */
clear: Phrase, 
/**
 * The choice of all locations.
 */
all: Phrase, 
/**
 * The button that searches.
 */
search: Phrase, 
/**
 * The status if no job matches.
 */
noHits: Phrase, 
/**
 * The number of jobs if there is one, for screen readers.
 */
countOne: Phrase, 
/**
 * The number of jobs if there are several, for screen readers.
 */
countMany: Phrase, 
/**
 * The link to a job.
 */
view: Phrase, 
/**
 * The description of a job for search engines.
 */
seoDescription: Phrase, 
/**
 * The link to the list.
 */
back: Phrase, 
/**
 * The name of the location.
 */
location: Phrase, 
/**
 * The name of the experience.
 */
experience: Phrase, 
/**
 * The name of the employment type.
 */
employment: Phrase, 
/**
 * An employment type.
 */
fullTime: Phrase, 
/**
 * An employment type.
 */
partTime: Phrase, 
/**
 * An employment type.
 */
contract: Phrase, 
/**
 * An employment type.
 */
internship: Phrase, 
/**
 * An employment type.
 */
temporary: Phrase, 
/**
 * The name of the department.
 */
department: Phrase, 
/**
 * The name of the day of the posting.
 */
posted: Phrase, 
/**
 * The name of the last day.
 */
closes: Phrase, 
/**
 * The heading of the description.
 */
about: Phrase, 
/**
 * The heading of the responsibilities.
 */
responsibilities: Phrase, 
/**
 * The heading of the requirements.
 */
requirements: Phrase, 
/**
 * The link that writes an application.
 */
apply: Phrase, 
/**
 * The text below it.
 */
applyText: Phrase, 
/**
 * The heading of a closed job.
 */
closedTitle: Phrase, 
/**
 * The text below it.
 */
closedText: Phrase, };

/**
 * The differences of one cause.
 */
export type CauseResult = { cause: "retroactivePay" | "unionRate" | "missingPerson" | "duplicate" | "roundingRule", lines: string, 
/**
 * Sum without signs.
 */
size: string, 
/**
 * Change of the total.
 */
amount: string, };

/**
 * What editors choose from.
 */
export type Choices = { 
/**
 * Pages of all kinds.
 */
pages: Array<PageChoice>, icons: Array<string>, 
/**
 * The site's own pictures.
 */
pictures: Array<PictureChoice>, 
/**
 * The site's own videos.
 */
videos: Array<VideoChoice>, 
/**
 * Uploaded and imported files.
 */
media: Array<MediumChoice>, 
/**
 * Events and posts.
 */
related: Array<RelatedChoice>, };

/**
 * Reasons arranged on a rotating ring.
 */
export type Circle = { 
/**
 * Heading.
 */
title: Line, 
/**
 * The reasons, in display order.
 */
items: Array<CircleItem>, };

/**
 * Initial snapshot of a carousel.
 */
export type CircleData = { machine: PositionSnapshot, };

/**
 * One reason.
 */
export type CircleItem = { 
/**
 * Heading.
 */
title: Line, 
/**
 * A few sentences.
 */
desc: Text, };

/**
 * A client's result, with the story that it comes from.
 */
export type ClientResult = { 
/**
 * Small text above.
 */
label: Line, 
/**
 * The result, as the story states it.
 */
text: Line, 
/**
 * The story; its label is the link's text.
 */
page: PagePath, };

/**
 * One client's voice from the list of testimonials, with the story of a client.
 */
export type ClientVoice = { 
/**
 * The voice's `id` in the list.
 */
testimonial: Anchor, 
/**
 * Small text above the link.
 */
label: Line, 
/**
 * The story; its label is the link's text.
 */
page: PagePath, };

/**
 * The members of the response to a change of a document that somebody else has changed.
 */
export type Conflict = { 
/**
 * The document as it is now.
 */
current: WholeDocument, };

/**
 * The contact form with its introduction.
 */
export type Contact = { 
/**
 * Small text above the heading.
 */
eyebrow: Line, 
/**
 * The page's main heading.
 */
title: Line, 
/**
 * A sentence below the heading.
 */
lead: Text, 
/**
 * The steps that follow a message, in order.
 */
steps: Array<ContactStep>, 
/**
 * The text before the e-mail address.
 */
emailLead: Line, 
/**
 * The heading of the form.
 */
formHeading: Line, 
/**
 * Shown below the confirmation that a message was sent.
 */
sentDetail: Text, };

/**
 * Contact addresses of the company.
 */
export type ContactFacts = { 
/**
 * The general e-mail address.
 */
email: string, 
/**
 * The e-mail address for requests about personal data.
 */
privacyEmail: string, 
/**
 * The e-mail address for job applications.
 */
applications: string, 
/**
 * The default country of phone fields: an ISO 3166-1 code.
 */
country: string, 
/**
 * The placeholder of phone fields.
 */
phonePlaceholder: string, };

/**
 * Initial data of the contact form.
 */
export type ContactFormData = { 
/**
 * Initial snapshot of the form.
 */
machine: FormSnapshot, 
/**
 * Characters.
 */
descriptionLimit: number, 
/**
 * Initial values from the page's query.
 */
prefill: ContactPrefill, 
/**
 * The errors of a refused form.
 */
form: RefusedForm | null, 
/**
 * The reference of the message that was sent.
 */
sent: string | null, };

/**
 * A step that follows a message.
 */
export type ContactStep = { 
/**
 * Heading.
 */
title: Line, 
/**
 * A sentence.
 */
text: Text, };

/**
 * The contact form.
 */
export type ContactWords = { 
/**
 * The label of the service that the visitor is interested in.
 */
service: Phrase, 
/**
 * The label of the message.
 */
description: Phrase, 
/**
 * The hint below the message.
 */
descriptionHint: Phrase, 
/**
 * What precedes the reference of a sent message.
 */
reference: Phrase, 
/**
 * The advice if no answer came from the server.
 */
networkFailure: Phrase, 
/**
 * The advice if the server could not store the message.
 */
serverFailure: Phrase, };

/**
 * The contrast of a text of the theme, for the person who chooses the colour.
 */
export type ContrastFigure = { 
/**
 * Leads to the colour that decides it.
 */
path: Array<PathStep>, 
/**
 * The text and its ground, such as "muted text on deep".
 */
pair: string, textColour: string, groundColour: string, 
/**
 * From 1 to 21, rounded down.
 */
ratio: number, 
/**
 * The ratio that the text needs, if it has a lower one.
 */
needed: number | null, };

/**
 * A number with its label.
 */
export type Counter = { 
/**
 * The number.
 */
end: number, 
/**
 * The text after the number, such as '+'.
 */
suffix: string, 
/**
 * The meaning of the number.
 */
label: Line, 
/**
 * What the number stands for, in a sentence.
 */
text: Line | null, 
/**
 * Link to what is counted.
 */
link: Link | null, };

/**
 * One period of a plan.
 */
export type CoveragePeriod = { 
/**
 * A few letters, such as 'Mon'.
 */
label: Line, 
/**
 * The needed number.
 */
needed: number, 
/**
 * The planned number.
 */
planned: number, };

/**
 * A date such as `2026-10-05`.
 */
export type Day = string;

/**
 * Leads and bookings of a day.
 */
export type DayActivity = { 
/**
 * `YYYY-MM-DD`, in the time zone of the settings.
 */
day: string, leads: number, bookings: number, };

/**
 * A slot of a day.
 */
export type DaySlot = { 
/**
 * Label of the slot in the API.
 */
time: string, 
/**
 * Label for visitors.
 */
label: string, 
/**
 * The reason why it cannot be chosen; `None` for a free slot.
 */
reason: SlotReason | null, };

/**
 * The newest deliveries of a state.
 */
export type Deliveries = { deliveries: Array<DeliveryInfo>, 
/**
 * Deliveries that wait, in all.
 */
waiting: number, 
/**
 * Deliveries that have failed, in all.
 */
failed: number, };

/**
 * A mail or a webhook call.
 */
export type DeliveryInfo = { id: string, 
/**
 * `mail` or `webhook`.
 */
kind: "mail" | "webhook", 
/**
 * True for a mail to the visitor who sent the form.
 */
toVisitor: boolean, 
/**
 * Reference of the lead or booking that caused it; empty for a user's mail, or if that was deleted.
 */
about: string, 
/**
 * A mail's subject, or a webhook's event; empty once it was sent.
 */
subject: string, state: DeliveryState, attempts: number, 
/**
 * When it was written, in UTC milliseconds.
 */
at: number, 
/**
 * Why the last attempt failed.
 */
reason: string | null, };

/**
 * What became of a mail or a webhook call.
 */
export type DeliveryState = "waiting" | "sent" | "failed" | "cancelled";

/**
 * A step of the delivery method.
 */
export type DeliveryStep = { 
/**
 * The name of the step.
 */
title: Line, 
/**
 * The step in a few words.
 */
subtitle: Line, 
/**
 * The occasion of the step, which distinguishes it from a step with the same description.
 */
when: Line | null, 
/**
 * A few sentences.
 */
desc: Text, 
/**
 * A picture of the step, next to its words on pages of services.
 */
image: Image | null, };

/**
 * Number of differing lines, and the amounts of the difference.
 */
export type Difference = { lines: string, 
/**
 * Sum without signs.
 */
size: string, 
/**
 * Change of the total.
 */
amount: string, };

/**
 * The kind of a document.
 */
export type DocumentKind = "event" | "news" | "blog" | "job" | "landing" | "page" | "list" | "menus" | "redirects" | "words" | "settings";

/**
 * All documents.
 */
export type DocumentList = { documents: Array<DocumentRow>, 
/**
 * The time zone in which instants are shown: a name in the tz database.
 */
timeZone: string, };

/**
 * A document in the list.
 */
export type DocumentRow = { id: string, 
/**
 * As commands name it: `pages/about`, `blog/first-post` or `menus`.
 */
name: string, kind: DocumentKind, title: string, 
/**
 * Its public address.
 */
path: string | null, state: DocumentState, 
/**
 * UTC milliseconds.
 */
updatedAt: number, updatedBy: string, plan: Plan | null, hasDraft: boolean, };

/**
 * The state of a document.
 */
export type DocumentState = "published" | "changed" | "scheduled" | "draft" | "ended";

/**
 * A page's data for the page builder.
 */
export type DraftPayload = { page: PagePayload, shell: Shell, 
/**
 * Places of the sections that were left out because of their faults, from 0.
 */
skipped: Array<number>, };

/**
 * The response to a saved draft.
 */
export type DraftSaved = { 
/**
 * The draft's version now.
 */
version: number, 
/**
 * UTC milliseconds.
 */
savedAt: number, faults: Array<Fault>, 
/**
 * For the colours of settings.
 */
contrast: Array<ContrastFigure>, };

/**
 * The working draft.
 */
export type DraftVersion = { 
/**
 * Incremented with each save; 0 for a draft that was imported and not edited yet.
 */
version: number, 
/**
 * The published revision that it began from; 0 for none.
 */
baseRevision: number, values: Record<string, unknown>, 
/**
 * The Markdown.
 */
text: string, 
/**
 * UTC milliseconds.
 */
updatedAt: number, updatedBy: string, };

/**
 * A heading of the bar with its dropdown.
 */
export type Dropdown = { 
/**
 * The id of the dropdown, unique within the menus.
 */
id: Anchor, 
/**
 * The heading.
 */
label: Line, 
/**
 * The first path segment of the pages on which the heading is highlighted.
 */
section: Anchor | null, 
/**
 * True if the dropdown has two columns.
 */
wide: boolean, 
/**
 * The links of the dropdown.
 */
items: Array<DropdownItem>, };

/**
 * A link of a dropdown.
 */
export type DropdownItem = { 
/**
 * The visible text.
 */
label: Line, 
/**
 * Address of the page, optionally with a query.
 */
href: Href, 
/**
 * A short description below the label.
 */
line: Line | null, };

/**
 * An entry of a list, such as a responsibility of a job.
 */
export type Entry = string;

/**
 * The contact form of an event's landing.
 */
export type EventContactWords = { 
/**
 * The heading.
 */
title: Phrase, 
/**
 * The text below the heading.
 */
lead: Phrase, 
/**
 * The text below the confirmation of a sent message.
 */
sentDetail: Phrase, 
/**
 * The button of the message after a failure, which opens the form again.
 */
retry: Phrase, 
/**
 * The link to the event's landing.
 */
back: Phrase, 
/**
 * The title for search engines.
 */
seoTitle: Phrase, 
/**
 * The description for search engines.
 */
seoDescription: Phrase, };

/**
 * One or two sentences for cards, feeds and search engines.
 */
export type Excerpt = string;

/**
 * An artefact on a card.
 */
export type Exhibit = { 
/**
 * The name of what is shown.
 */
caption: Line, 
/**
 * Says that it is an illustration, such as 'Example'.
 */
note: Line, 
/**
 * The artefact itself.
 */
shows: ArtefactKind, };

/**
 * Cards that link to services.
 */
export type Expertise = { 
/**
 * Heading.
 */
heading: Line, 
/**
 * A large word in the background.
 */
backgroundWord: Line, 
/**
 * A sentence below the heading.
 */
description: Text, 
/**
 * The cards, in display order.
 */
cards: Array<ExpertiseCard>, };

/**
 * A card that links to a service.
 */
export type ExpertiseCard = { 
/**
 * The service's name.
 */
title: Line, 
/**
 * The kind of offer.
 */
desc: Line, 
/**
 * The outcome in a few words.
 */
text: Line | null, 
/**
 * Address of the service's page.
 */
page: PagePath, };

/**
 * Images of the services' heroes, in the order of their cards.
 */
export type ExpertiseData = { images: Array<Image | null>, };

/**
 * A fact with its label.
 */
export type Fact = { 
/**
 * The label, such as 'Founded'.
 */
label: Line, 
/**
 * The fact.
 */
text: Line, };

/**
 * A fault of a document, worded for its editor.
 */
export type Fault = { 
/**
 * Leads to the faulty value; empty for a fault of the whole document, `text` for one of the Markdown.
 */
path: Array<PathStep>, 
/**
 * Line of the Markdown, from 1.
 */
line: number | null, 
/**
 * What is wrong, and what is expected.
 */
message: string, 
/**
 * True for a fault that does not prevent publication.
 */
warning: boolean, };

/**
 * The members of the response to a change that faults prevent.
 */
export type Faults = { faults: Array<Fault>, };

/**
 * A card of the stack.
 */
export type FeaturedProduct = { 
/**
 * The product's name.
 */
title: Line, 
/**
 * The product in a few words.
 */
tagline: Line, 
/**
 * Features of the product, one per line.
 */
items: Array<Line>, 
/**
 * Address of the product's page; optional.
 */
page: PagePath | null, 
/**
 * The image.
 */
image: Image, };

/**
 * A stack of product cards.
 */
export type FeaturedProducts = { 
/**
 * Small text above the heading.
 */
eyebrow: Line, 
/**
 * Heading.
 */
heading: Line, 
/**
 * The label of each card's link: `{name}` is replaced by the card's title.
 */
linkLabel: Line, 
/**
 * The cards, in display order.
 */
cards: Array<FeaturedProduct>, };

/**
 * A cause of differences.
 */
export type FieldCause = { 
/**
 * The name of the cause.
 */
name: Line, 
/**
 * The rule by which its lines are recognised.
 */
text: Text, };

/**
 * The causes of the synthetic runs.
 */
export type FieldCauses = { 
/**
 * Pay for earlier periods.
 */
retroactivePay: FieldCause, 
/**
 * A rate set by a union agreement.
 */
unionRate: FieldCause, 
/**
 * A person whom the new system does not pay.
 */
missingPerson: FieldCause, 
/**
 * A line that is paid twice.
 */
duplicate: FieldCause, 
/**
 * Fractions that one system rounds and the other truncates.
 */
roundingRule: FieldCause, };

/**
 * Names of the pay components.
 */
export type FieldComponents = { 
/**
 * Pay for scheduled hours.
 */
salary: Line, 
/**
 * Pay for hours beyond the schedule.
 */
overtime: Line, 
/**
 * An allowance for evenings and nights.
 */
shiftAllowance: Line, 
/**
 * The employee's pension contribution.
 */
pension: Line, 
/**
 * The premium of the health plan.
 */
healthPlan: Line, };

/**
 * Labels of the controls.
 */
export type FieldControls = { 
/**
 * Starts the explanation, cause by cause.
 */
reconcile: Line, 
/**
 * Pauses the explanation.
 */
pause: Line, 
/**
 * Resumes the explanation.
 */
resume: Line, 
/**
 * Restarts the explanation.
 */
again: Line, 
/**
 * The label of the slider that selects a column.
 */
choose: Line, 
/**
 * Plants an error in the selected column.
 */
plant: Line, };

/**
 * The company's mission in one statement.
 */
export type FieldMission = { 
/**
 * Small text above the statement.
 */
eyebrow: Line, 
/**
 * The statement.
 */
statement: Text, };

/**
 * Reasons of a planted error.
 */
export type FieldReasons = { 
/**
 * Two adjacent digits are swapped.
 */
digitsSwapped: Line, 
/**
 * The decimal point is moved.
 */
pointMoved: Line, 
/**
 * The sign is reversed.
 */
signReversed: Line, 
/**
 * Any other reason.
 */
other: Line, };

/**
 * Texts of the table that gives the same information.
 */
export type FieldTable = { 
/**
 * The label that opens the table.
 */
summary: Line, 
/**
 * The heading of the causes.
 */
cause: Line, 
/**
 * The heading of the line counts.
 */
lines: Line, 
/**
 * The heading of the differences without their signs.
 */
size: Line, 
/**
 * The heading of the change of the total.
 */
difference: Line, 
/**
 * The label of the old run's total.
 */
before: Line, 
/**
 * The label of the new run's total.
 */
after: Line, 
/**
 * The label of the unexplained remainder, also of the running amount.
 */
unexplained: Line, };

/**
 * Numbers that count up.
 */
export type Figures = { 
/**
 * The id of the section, for links to it.
 */
anchor: Anchor | null, 
/**
 * Heading.
 */
heading: Line, 
/**
 * A few sentences below the heading.
 */
text: Text | null, 
/**
 * The numbers, in display order.
 */
counters: Array<Counter>, 
/**
 * A client's voice below.
 */
voice: ClientVoice | null, };

/**
 * A client's testimonial and a story next to the figures.
 */
export type FiguresData = { 
/**
 * The testimonial; none if the list has none of that id.
 */
voice: PublicTestimonial | null, story: PageLink | null, };

/**
 * A location of the filter.
 */
export type FilterLocation = { 
/**
 * The value of the location in the address.
 */
id: Anchor, 
/**
 * The visible text.
 */
label: Line, 
/**
 * Towns that belong to the location; empty to match every opening.
 */
names: Array<Line>, };

/**
 * The offices with addresses and phone numbers.
 */
export type FindUs = { 
/**
 * Heading.
 */
title: Line, 
/**
 * A sentence below the heading.
 */
text: Text, 
/**
 * The text before the social links.
 */
socialLabel: Line, };

/**
 * First pages to choose from, in addition to a few.
 */
export type FirstPagesOffer = { 
/**
 * True if the server has the example's content.
 */
example: boolean, 
/**
 * The name of the language in which a few pages and the words are.
 */
language: string, 
/**
 * True if the settings name another language for the site.
 */
isForeign: boolean, };

/**
 * A point of a picture, as shares of its width and height from the top left.
 */
export type FocalPoint = { x: number, y: number, };

/**
 * The footer: a call to action and lists of links.
 */
export type Footer = { 
/**
 * The text of the call to action.
 */
claim: Line, 
/**
 * A sentence below it.
 */
text: Line | null, 
/**
 * The button of the call to action.
 */
action: Link, 
/**
 * The lists of links.
 */
lists: Array<FooterList>, 
/**
 * The heading of the offices.
 */
officesTitle: Line, };

/**
 * A list of links in the footer.
 */
export type FooterList = { 
/**
 * The heading.
 */
title: Line, 
/**
 * The links.
 */
links: Array<Link>, };

/**
 * The fields and messages of all forms.
 */
export type FormWords = { 
/**
 * The label of the name.
 */
fullName: Phrase, 
/**
 * The label of the e-mail address.
 */
email: Phrase, 
/**
 * The label of the phone number.
 */
phone: Phrase, 
/**
 * The hint below the phone number where no country can be chosen.
 */
phoneHint: Phrase, 
/**
 * The label of the company.
 */
company: Phrase, 
/**
 * What follows the label of a field that may stay empty.
 */
optional: Phrase, 
/**
 * The label of a hidden field that only programs fill in.
 */
honeypot: Phrase, 
/**
 * The consent to the privacy policy; the placeholder is the link.
 */
privacy: Phrase, 
/**
 * The link to the privacy policy.
 */
policy: Phrase, 
/**
 * The heading above a single error of a form.
 */
problem: Phrase, 
/**
 * The heading above several errors of a form.
 */
problems: Phrase, 
/**
 * The title of the browser's tab after a refused form.
 */
errorTitle: Phrase, 
/**
 * The length of a long text and its limit.
 */
characters: Phrase, 
/**
 * The button that opens the list of countries, for screen readers.
 */
country: Phrase, 
/**
 * The name of the dialog with the list of countries, for screen readers.
 */
chooseCountry: Phrase, 
/**
 * The name of the list of countries, for screen readers.
 */
countries: Phrase, 
/**
 * The label of the search in the list of countries, for screen readers.
 */
searchCountries: Phrase, 
/**
 * The text in that search while it is empty.
 */
searchPlaceholder: Phrase, 
/**
 * The status if no country matches the search.
 */
noCountry: Phrase, 
/**
 * The status while the list of countries is loading.
 */
countriesLoading: Phrase, 
/**
 * The status if the list of countries could not be loaded.
 */
countriesFailed: Phrase, };

/**
 * Bookings that match a search.
 */
export type FoundBookings = { 
/**
 * In the order of their slots, cancelled ones last; at most 50.
 */
bookings: Array<Booking>, };

/**
 * The background of a section.
 */
export type Ground = "paper" | "mist" | "dark";

/**
 * One of the alternating headlines.
 */
export type Headline = { 
/**
 * The headline.
 */
title: Line, 
/**
 * A sentence below the headline.
 */
description: Text, };

/**
 * The state of the server, in a sentence.
 */
export type Health = { ok: boolean, text: string, checks: Array<HealthCheck>, };

/**
 * The state of a part of the server, in a sentence.
 */
export type HealthCheck = { name: HealthPart, ok: boolean, text: string, };

/**
 * A part of the server.
 */
export type HealthPart = "database" | "pages" | "jobs" | "deliveries";

/**
 * A figure that a client measured.
 */
export type HeroFigure = { figure: string, 
/**
 * Its meaning in a few words.
 */
label: string, href: string, };

/**
 * A figure that a client measured.
 */
export type HeroResult = { 
/**
 * The story; the figure is that of its first result.
 */
page: PagePath, 
/**
 * The meaning of the figure in a few words.
 */
label: Line, };

/**
 * A slide of the hero, with a video or with images.
 */
export type HeroSlide = { 
/**
 * The name of the slide on the 'Next' card and the dots.
 */
name: Line, 
/**
 * The background video.
 */
video: VideoName | null, 
/**
 * The background image on wide screens.
 */
wide: Image | null, 
/**
 * The background image on narrow screens, instead of the upright crop of the wide one.
 */
narrow: Image | null, 
/**
 * Small text above the headline.
 */
eyebrow: Line, 
/**
 * The headline.
 */
title: Line, 
/**
 * A sentence below the headline.
 */
description: Text, 
/**
 * Headlines that alternate instead of the headline.
 */
headlines: Array<Headline>, 
/**
 * True if the link leads to the next event while one is upcoming.
 */
upcoming: boolean, 
/**
 * The link.
 */
link: Link, };

/**
 * An offer at the booth, or a session on a stage.
 */
export type HighlightData = { 
/**
 * Id, unique within the page.
 */
id: Anchor, title: Title, 
/**
 * A few sentences.
 */
text: Excerpt, icon: IconName, picture: string | null, 
/**
 * Day and time of a session: `13 Oct 2027, 02:00 PM to 02:45 PM`.
 */
when: string | null, };

/**
 * The revisions of a document, newest first.
 */
export type History = { revisions: Array<RevisionRow>, };

/**
 * The hero of the home page: slides that advance automatically.
 */
export type HomeHero = { 
/**
 * The label of a slide's link while an event is upcoming; {event} is replaced by its name.
 */
upcomingLabel: Line, 
/**
 * The slides, in display order.
 */
slides: Array<HeroSlide>, 
/**
 * Figures that clients measured, below the slides.
 */
results: Array<HeroResult>, };

/**
 * Initial snapshots of the hero's slides and headlines, and the next event.
 */
export type HomeHeroData = { hero: SlideshowSnapshot, headlines: SlideshowSnapshot, upcoming: UpcomingEvent | null, 
/**
 * The clients' figures.
 */
results: Array<HeroFigure>, };

/**
 * An address: a path of this site, a place on the same page (`#openings`), a PDF such as `media/brochure.pdf`,
 * `https://…`, `mailto:…` or `tel:…`, the latter two with a token where wanted: `mailto:{email}`.
 */
export type Href = string;

/**
 * A tab of the hub.
 */
export type HubTab = { 
/**
 * The kind of items that the tab lists.
 */
id: TabId, 
/**
 * The label of the tab.
 */
label: Line, 
/**
 * A sentence about the tab's items.
 */
description: Text, 
/**
 * Title and description for search engines, at the tab's address.
 */
seo: Seo, };

/**
 * The name of an icon in the icon set (lucide).
 */
export type IconName = "archive" | "bell" | "book-open" | "bot" | "boxes" | "building-2" | "calendar-check" | "chart-line" | "clipboard-check" | "clock" | "compass" | "database" | "droplets" | "ear" | "eye" | "factory" | "file-text" | "flask-conical" | "gauge" | "git-branch" | "git-merge" | "graduation-cap" | "handshake" | "hard-hat" | "headset" | "heart-pulse" | "history" | "id-card" | "inbox" | "landmark" | "layers" | "layout-dashboard" | "life-buoy" | "list-ordered" | "lock" | "map" | "message-circle-question" | "message-square" | "presentation" | "refresh-cw" | "rocket" | "route" | "scale" | "search" | "server" | "shield-check" | "sparkles" | "tags" | "target" | "trending-up" | "users" | "wallet" | "workflow";

/**
 * An image with its alternative text.
 */
export type Image = { 
/**
 * The name of the image.
 */
name: PictureName, 
/**
 * Alternative text; empty for a decorative image.
 */
alt: string, 
/**
 * Address and size of the file, for a name in `media/`. Filled in by the server.
 */
file?: ImageFile, };

/**
 * Address and size of an image file in `media/`.
 */
export type ImageFile = { 
/**
 * The address.
 */
src: string, 
/**
 * Sizes in AVIF and WebP, once the server has made them.
 */
sizes?: ImageSizes, 
/**
 * The point that stays in sight when the picture is cropped; the middle if missing.
 */
focus?: ImageFocus, 
/**
 * Width in pixels.
 */
width: number, 
/**
 * Height in pixels.
 */
height: number, };

/**
 * A point of a picture in per cent of its width and height, in steps of ten: the stylesheet has a rule for each.
 */
export type ImageFocus = { x: number, y: number, };

/**
 * The sizes of a picture, at `/media/{name}-{width}.{avif|webp}` and `/media/{name}-upright-{width}.{avif|webp}`.
 */
export type ImageSizes = { name: string, 
/**
 * Widths in AVIF, in pixels.
 */
avif: Array<number>, 
/**
 * Widths in WebP, in pixels.
 */
webp: Array<number>, 
/**
 * Widths of the 9:16 part for upright windows in AVIF, the widest in WebP too.
 */
upright?: Array<number>, };

/**
 * The documents that link to a document.
 */
export type IncomingLinks = { links: Array<LinkingDocument>, };

/**
 * The hero of an industry page: a headline among images.
 */
export type IndustryHero = { 
/**
 * The page's main heading.
 */
title: Line, 
/**
 * A few sentences below the heading.
 */
description: Text, 
/**
 * The button.
 */
action: Action, 
/**
 * The background image.
 */
backgroundImage: Image, 
/**
 * The large image.
 */
mainImage: Image, 
/**
 * The small image above.
 */
topImage: Image, 
/**
 * The small image below.
 */
bottomImage: Image, };

/**
 * A part of a text with marks.
 */
export type Inline = string | { strong: Array<Inline>, } | { emphasis: Array<Inline>, } | { href: string, link: Array<Inline>, };

/**
 * A card of the hub, the teaser and the related items.
 */
export type InsightCard = { 
/**
 * UUIDv7.
 */
id: string, kind: Kind, 
/**
 * The last segment of its page's path.
 */
slug: string, title: string, 
/**
 * One or two sentences.
 */
excerpt: string, thumbnail: Picture, date: Day, 
/**
 * The date as displayed.
 */
dateLabel: string, 
/**
 * Address of the article, for news.
 */
newsUrl: string | null, 
/**
 * Address that the card links to.
 */
href: string, };

/**
 * Data of the detail page.
 */
export type InsightDetail = { 
/**
 * Label of the tab that lists the item; `None` where no page has that tab.
 */
tabLabel: string | null, 
/**
 * Last day of an event.
 */
endDate: Day | null, 
/**
 * The date or the range of dates as displayed.
 */
periodLabel: string, 
/**
 * Venue of an event.
 */
location: string | null, 
/**
 * People whom visitors of an event meet.
 */
people: Array<MetPerson>, 
/**
 * Author of a post.
 */
author: string | null, 
/**
 * The author, if they are a leader.
 */
writer: MetPerson | null, 
/**
 * An offer at the end.
 */
offer: ItemOffer | null, video: VideoData | null, 
/**
 * Sanitised HTML.
 */
description: string, parts: Array<TextPart>, images: Array<Picture>, 
/**
 * Whole minutes, at least 1.
 */
readingMinutes: number, 
/**
 * The next older item.
 */
previous: InsightLink | null, 
/**
 * The next newer item.
 */
next: InsightLink | null, 
/**
 * Recommended items.
 */
related: Array<InsightCard>, 
/**
 * Address of the calendar file of an upcoming event.
 */
calendarUrl: string | null, 
/**
 * True if only a preview address shows it.
 */
preview: boolean, 
/**
 * Time of the last change: RFC 3339.
 */
modifiedAt: string, 
/**
 * UUIDv7.
 */
id: string, kind: Kind, 
/**
 * The last segment of its page's path.
 */
slug: string, title: string, 
/**
 * One or two sentences.
 */
excerpt: string, thumbnail: Picture, date: Day, 
/**
 * The date as displayed.
 */
dateLabel: string, 
/**
 * Address of the article, for news.
 */
newsUrl: string | null, 
/**
 * Address that the card links to.
 */
href: string, };

/**
 * A link to the previous or next item.
 */
export type InsightLink = { title: string, href: string, };

/**
 * Data of the hub.
 */
export type InsightsData = { tab: InsightsTab, 
/**
 * Newest first.
 */
items: Array<InsightCard>, 
/**
 * The pages of the list; `None` if it fits on one.
 */
pagination: Pagination | null, 
/**
 * The next event that can be booked, on the first page of the events.
 */
upcoming: UpcomingEvent | null, };

/**
 * Events, news and blog posts in tabs.
 */
export type InsightsHub = { 
/**
 * The video behind the headline.
 */
video: VideoName, 
/**
 * The page's main heading; {label} is replaced by the label of the tab.
 */
heading: Line, 
/**
 * The tabs, in display order. The address without a tab shows the first one.
 */
tabs: Array<HubTab>, 
/**
 * Small text above the next event.
 */
upcomingEyebrow: Line, 
/**
 * The label of the next event's button; {booth} is replaced by the booth.
 */
upcomingAction: Line, 
/**
 * The image next to the next event.
 */
upcomingPicture: PictureName, 
/**
 * An offer at the end of each item. The author of a post answers if they are a leader.
 */
offer: RequestStrip | null, };

/**
 * One piece of news, one post and one event.
 */
export type InsightsTeaser = { 
/**
 * Small text above the heading.
 */
eyebrow: Line, 
/**
 * Heading.
 */
heading: Line, 
/**
 * A sentence below the heading.
 */
description: Text | null, 
/**
 * The label of each item's link.
 */
moreLabel: Line, 
/**
 * The label of the link to all insights.
 */
allLabel: Line | null, 
/**
 * Shown while there are no items.
 */
emptyText: Text, };

/**
 * Cards of the insights hub.
 */
export type InsightsTeaserData = { items: Array<InsightCard>, };

/**
 * The lists and the pages of events, news and posts.
 */
export type InsightsWords = { 
/**
 * The name of the tabs, for screen readers.
 */
tabs: Phrase, 
/**
 * The link to the list below the first screen, for screen readers.
 */
scroll: Phrase, 
/**
 * The page of a list that is shown.
 */
place: Phrase, 
/**
 * The name of the links to the pages of a list, for screen readers.
 */
pageLinks: Phrase, 
/**
 * A link to a page of a list, for screen readers.
 */
pageLink: Phrase, 
/**
 * The link to the previous page of a list, for screen readers.
 */
newer: Phrase, 
/**
 * The link to the next page of a list, for screen readers.
 */
older: Phrase, 
/**
 * The name of the date.
 */
date: Phrase, 
/**
 * The name of the place.
 */
location: Phrase, 
/**
 * The name of the author.
 */
author: Phrase, 
/**
 * The name of the reading time.
 */
readingTime: Phrase, 
/**
 * The reading time.
 */
minutes: Phrase, 
/**
 * The name of the people at an event that lies ahead.
 */
people: Phrase, 
/**
 * The name of the people at a past event.
 */
peopleThen: Phrase, 
/**
 * The link to the calendar file of an event.
 */
calendar: Phrase, 
/**
 * The heading of the text.
 */
overview: Phrase, 
/**
 * The notice above the text of a draft.
 */
preview: Phrase, 
/**
 * The name of a video's captions.
 */
captions: Phrase, 
/**
 * The text instead of a video that cannot be loaded.
 */
videoFailed: Phrase, 
/**
 * The text instead of a video that the browser does not support.
 */
videoUnsupported: Phrase, 
/**
 * The text instead of a picture that cannot be loaded.
 */
pictureFailed: Phrase, 
/**
 * The heading of the gallery.
 */
gallery: Phrase, 
/**
 * The link that enlarges a picture, for screen readers.
 */
openPicture: Phrase, 
/**
 * The button that closes the enlarged picture, for screen readers.
 */
closePicture: Phrase, 
/**
 * The button to the previous picture, for screen readers.
 */
previousPicture: Phrase, 
/**
 * The button to the next picture, for screen readers.
 */
nextPicture: Phrase, 
/**
 * The name of the links to the previous and the next page, for screen readers.
 */
neighbours: Phrase, 
/**
 * The link to the previous page.
 */
previous: Phrase, 
/**
 * The link to the next page.
 */
next: Phrase, 
/**
 * The heading of the related pages.
 */
related: Phrase, 
/**
 * The title for search engines of a further page of a list.
 */
pageTitle: Phrase, };

/**
 * The offer at the end of an item of the insights hub.
 */
export type ItemOffer = { props: RequestStrip, data: RequestStripData, };

/**
 * Data of the job page.
 */
export type JobData = { 
/**
 * Country of its towns, for search engines: an ISO 3166-1 code.
 */
country: Line | null, 
/**
 * Kind of employment, as displayed.
 */
employmentType: string, 
/**
 * Value of schema.org's `employmentType`.
 */
employmentCode: string, 
/**
 * First day on which it is open: `YYYY-MM-DD`.
 */
posted: Day, 
/**
 * The first day as displayed.
 */
postedLabel: string, 
/**
 * Last day on which it is open: `YYYY-MM-DD`.
 */
closes: Day | null, 
/**
 * The last day as displayed.
 */
closesLabel: string | null, closed: boolean, 
/**
 * Description of the role as sanitised HTML.
 */
description: string, responsibilities: Array<Entry>, requirements: Array<Entry>, };

/**
 * The kind of an item of the insights hub.
 */
export type Kind = "event" | "news" | "blog";

/**
 * An answer of a form.
 */
export type LabelledAnswer = { label: string, value: string, };

/**
 * Data of the booking page.
 */
export type LandingBookData = { landing: LandingData, 
/**
 * Choices of the form without scripts.
 */
days: Array<SlotDay>, 
/**
 * Idempotency key in the form's hidden field `requestId`: a form that is sent twice books once.
 */
requestId: string, 
/**
 * The errors of a refused form.
 */
form: RefusedForm | null, 
/**
 * The booking that was made.
 */
sent: ShownBooking | null, };

/**
 * Data of the page.
 */
export type LandingContactData = { landing: LandingData, 
/**
 * The errors of a refused form.
 */
form: RefusedForm | null, 
/**
 * The reference of the message that was sent.
 */
sent: string | null, };

/**
 * Data of a landing.
 */
export type LandingData = { 
/**
 * Its path, without the leading slash.
 */
token: string, name: Title, 
/**
 * The booth number as the event's map shows it.
 */
booth: Line, 
/**
 * Shown below the event's name.
 */
tagline: Excerpt, 
/**
 * For search engines and shared links.
 */
description: Excerpt, 
/**
 * Time zone of the venue: a name in the tz database.
 */
timeZone: TimeZoneName, 
/**
 * Readable name of the time zone.
 */
timeZoneName: string, 
/**
 * Dates as displayed: `12–15 Oct 2027`.
 */
periodLabel: string, 
/**
 * Slots per day, except slots that are closed on every day.
 */
dailySlots: number, 
/**
 * True if no slot is left to book, in the venue's local time.
 */
ended: boolean, 
/**
 * Days and slots as the core's type.
 */
calendar: EventCalendar & { formats: DateFormats }, 
/**
 * Offers at the booth and sessions on stage.
 */
highlights: Array<HighlightData>, 
/**
 * Things that visitors take home.
 */
takeaways: Array<Takeaway>, 
/**
 * Staff at the booth.
 */
team: Array<TeamMember>, };

export type LandingLink = { token: string, name: string, };

/**
 * Initial snapshots of a landing's machines.
 */
export type LandingMachines = { 
/**
 * Snapshot of the contact form.
 */
contact: FormSnapshot, 
/**
 * Snapshot of the booking form.
 */
booking: FormSnapshot, };

/**
 * What all landings of events share.
 */
export type LandingWords = { 
/**
 * The title for search engines.
 */
seoTitle: Phrase, 
/**
 * The title after the event.
 */
seoEndedTitle: Phrase, 
/**
 * What precedes the event's name.
 */
eyebrow: Phrase, 
/**
 * The button that opens the booking form.
 */
register: Phrase, 
/**
 * The link to the team.
 */
meet: Phrase, 
/**
 * The button that stops the moving lights, for screen readers.
 */
pauseLights: Phrase, 
/**
 * The button that starts the moving lights, for screen readers.
 */
playLights: Phrase, 
/**
 * The name of the booth.
 */
booth: Phrase, 
/**
 * The name of the days.
 */
days: Phrase, 
/**
 * The name of the time zone.
 */
venueTime: Phrase, 
/**
 * The name of the slots.
 */
slots: Phrase, 
/**
 * The number of slots and their length.
 */
slotCount: Phrase, 
/**
 * The heading of the highlights.
 */
highlights: Phrase, 
/**
 * The heading of the takeaways.
 */
takeaways: Phrase, 
/**
 * The heading of the team.
 */
team: Phrase, 
/**
 * The text below it.
 */
teamText: Phrase, 
/**
 * The description of a picture of a person, for screen readers.
 */
portrait: Phrase, 
/**
 * The heading at the end of the page.
 */
closingTitle: Phrase, 
/**
 * The text below it.
 */
closingText: Phrase, 
/**
 * The tab that opens the contact form.
 */
contactTab: Phrase, 
/**
 * The heading after the event.
 */
endedTitle: Phrase, 
/**
 * The text below it.
 */
endedText: Phrase, 
/**
 * The link to the contact form after the event.
 */
endedContact: Phrase, 
/**
 * The link to the list of events.
 */
otherEvents: Phrase, 
/**
 * The link to the next event.
 */
nextEvent: Phrase, 
/**
 * The text below it.
 */
nextText: Phrase, 
/**
 * The heading of the highlights after the event.
 */
endedHighlights: Phrase, 
/**
 * The heading of the takeaways after the event.
 */
endedTakeaways: Phrase, 
/**
 * The heading of the team after the event.
 */
endedTeam: Phrase, };

/**
 * Leads by state.
 */
export type LeadCounts = { new: number, progress: number, won: number, closed: number, spam: number, };

/**
 * Which leads are shown, in which order.
 */
export type LeadFilter = { 
/**
 * Words that all occur in the lead.
 */
text?: string, states?: Array<LeadState>, form?: "contact" | "event", 
/**
 * A user's id, or `none`.
 */
assignee?: string, 
/**
 * The first day, `YYYY-MM-DD`.
 */
from?: string, 
/**
 * The last day, `YYYY-MM-DD`.
 */
to?: string, sort?: LeadOrder, };

/**
 * The order of leads.
 */
export type LeadOrder = "newest" | "oldest" | "name" | "company" | "state";

/**
 * A page of the inbox.
 */
export type LeadPage = { 
/**
 * Leads of the filter on all pages. Words find at most the newest 1,000.
 */
total: number, 
/**
 * True if further leads have the words.
 */
hasMore: boolean, pageSize: number, leads: Array<LeadRow>, 
/**
 * Leads of the filter by state, whatever states it names. Null if too many leads have the words.
 */
counts: LeadCounts | null, 
/**
 * Users who may answer leads.
 */
people: Array<Assignee>, };

/**
 * A lead in the inbox.
 */
export type LeadRow = { id: string, reference: string, 
/**
 * UTC milliseconds.
 */
createdAt: number, 
/**
 * `contact` or `event`.
 */
form: "contact" | "event", fullName: string, company: string, email: string, 
/**
 * The beginning of the message.
 */
excerpt: string, state: LeadState, 
/**
 * The id of the user who answers it.
 */
assignee: string | null, 
/**
 * True when a program seems to have filled in the form.
 */
suspect: boolean, 
/**
 * Raised with each change.
 */
revision: number, };

/**
 * The progress of a lead.
 */
export type LeadState = "new" | "progress" | "won" | "closed" | "spam";

/**
 * A leader of the company.
 */
export type Leader = { 
/**
 * The person's name.
 */
name: Line, 
/**
 * The person's role.
 */
role: Line, 
/**
 * A portrait.
 */
image: Image, 
/**
 * Address of the professional profile.
 */
linkedin: Href | null, 
/**
 * The person's office.
 */
office: Line | null, 
/**
 * An invitation to ask the person about a subject, in a few words, such as 'Ask about payroll'.
 */
topic: Line | null, };

/**
 * The company's leaders, from the list `leaders`.
 */
export type Leadership = { 
/**
 * Small text above the heading.
 */
eyebrow: Line, 
/**
 * Heading.
 */
heading: Line, 
/**
 * A sentence below the heading.
 */
description: Text, };

/**
 * The company's leaders, with the initial snapshot of their list.
 */
export type LeadershipData = { leaders: Array<Leader>, machine: ScrollBoundsSnapshot, };

/**
 * A single line of text, for labels and headings.
 */
export type Line = string;

/**
 * A link.
 */
export type Link = { 
/**
 * The visible text.
 */
label: Line, 
/**
 * The address.
 */
href: Href, };

/**
 * What a link is for.
 */
export type LinkInfo = { 
/**
 * None for the first owner, who chooses it.
 */
email: string | null, purpose: LinkPurpose, };

/**
 * The purpose of a link.
 */
export type LinkPurpose = "firstOwner" | "invitation" | "reset";

/**
 * A document that links to another.
 */
export type LinkingDocument = { id: string, name: string, title: string, };

/**
 * Two synthetic pay runs, compared in the visitor's browser and drawn as a field of columns.
 */
export type LiveField = { 
/**
 * The company's mission, which leads into the field.
 */
mission: FieldMission | null, 
/**
 * Small text above the heading.
 */
eyebrow: Line, 
/**
 * Heading.
 */
heading: Line, 
/**
 * Introduction.
 */
text: Text, 
/**
 * A note that the pay runs are synthetic.
 */
note: Line, 
/**
 * Labels of the controls.
 */
controls: FieldControls, 
/**
 * The size and duration of the comparison: `{lines}` and `{time}`, in milliseconds, are replaced.
 */
caption: Line, 
/**
 * The cause that is being explained, for screen readers: `{cause}`, `{lines}` and `{amount}` are replaced.
 */
step: Line, 
/**
 * Shown when every difference is explained.
 */
settled: Line, 
/**
 * Invites the visitor to plant an error, where the field can be used.
 */
hint: Line, 
/**
 * An error that the visitor planted and the comparison found: `{component}`, `{person}`, `{line}`, `{department}`,
 * `{before}`, `{after}` and `{reason}` are replaced.
 */
finding: Text, 
/**
 * Shown when a column has no line left in which to plant an error.
 */
exhausted: Line, 
/**
 * The name of a column's department: `{first}` is replaced.
 */
department: Line, 
/**
 * The causes of differences.
 */
causes: FieldCauses, 
/**
 * The names of the pay components.
 */
components: FieldComponents, 
/**
 * The reasons of a planted error.
 */
reasons: FieldReasons, 
/**
 * The texts of the table.
 */
table: FieldTable, 
/**
 * A link to further reading.
 */
link: Link | null, };

/**
 * The result of the comparison, formatted for display.
 */
export type LiveFieldData = { 
/**
 * Lines of each run.
 */
lines: string, 
/**
 * Total of the old run.
 */
before: string, 
/**
 * Total of the new run.
 */
after: string, 
/**
 * Differences by cause, in the order of the explanation.
 */
causes: Array<CauseResult>, 
/**
 * Differences without a known cause.
 */
unexplained: Difference, };

/**
 * What pages show while content is loading, and if it could not be loaded.
 */
export type LoadingWords = { 
/**
 * While a list of events, news or posts is loading.
 */
list: Phrase, 
/**
 * While an event or a post is loading.
 */
item: Phrase, 
/**
 * While the jobs are loading.
 */
jobs: Phrase, 
/**
 * A list that could not be loaded, or has no entry.
 */
empty: Phrase, 
/**
 * The link that loads the page again.
 */
tryAgain: Phrase, 
/**
 * The status while the page is loading again.
 */
tryingAgain: Phrase, 
/**
 * The status after another attempt has failed.
 */
failedAgain: Phrase, 
/**
 * The notice with the last copy of a page that could not be refreshed.
 */
stale: Phrase, 
/**
 * The heading instead of a page that cannot be loaded.
 */
unavailableTitle: Phrase, 
/**
 * The text instead of a page that cannot be loaded.
 */
unavailableText: Phrase, 
/**
 * The description of such a page for search engines.
 */
unavailableDescription: Phrase, 
/**
 * The heading instead of a page whose code failed.
 */
brokenTitle: Phrase, 
/**
 * The text instead of a page whose code failed.
 */
brokenText: Phrase, 
/**
 * The button that loads such a page again.
 */
reload: Phrase, 
/**
 * The link from such a page to the home page.
 */
home: Phrase, };

/**
 * The shape of the owner's logo.
 */
export type Logo = { 
/**
 * Width as a multiple of the height.
 */
ratio: number, 
/**
 * True for a horizontal logo, which contains the brand's name.
 */
hasName: boolean, };

/**
 * A long text with a table of contents.
 */
export type LongRead = { 
/**
 * The page's main heading.
 */
title: Line, 
/**
 * A few sentences below the heading.
 */
intro: Text, 
/**
 * The day of the last change.
 */
updated: Updated | null, 
/**
 * The heading of the table of contents.
 */
contentsLabel: Line, 
/**
 * The chapters, in display order.
 */
sections: Array<LongReadSection>, };

/**
 * A chapter.
 */
export type LongReadSection = { 
/**
 * The id of the chapter, for links to it.
 */
id: Anchor, 
/**
 * Heading.
 */
title: Line, 
/**
 * Paragraphs, lists and subheadings, in display order.
 */
body: Array<TextBlock>, };

/**
 * Data of the page for changing a booking.
 */
export type ManageBookingData = { state: ManageState, landing: LandingData | null, 
/**
 * Days and slots to which the booking can be moved.
 */
days: Array<SlotDay>, 
/**
 * `None` once the event is over.
 */
booking: ManagedBooking | null, 
/**
 * The change that was made by the previous request.
 */
done: string | null, 
/**
 * The errors of a refused change.
 */
form: RefusedForm | null, };

/**
 * The state of a booking on its page.
 */
export type ManageState = "booked" | "cancelled" | "started" | "past" | "unknown";

/**
 * The page of a booking, which the link in its mail leads to.
 */
export type ManageWords = { 
/**
 * The title of the browser's tab.
 */
seoTitle: Phrase, 
/**
 * The description.
 */
seoDescription: Phrase, 
/**
 * The heading of a booking that lies ahead.
 */
bookedTitle: Phrase, 
/**
 * The text below it.
 */
bookedLead: Phrase, 
/**
 * The heading during the meeting.
 */
startedTitle: Phrase, 
/**
 * The text below it.
 */
startedLead: Phrase, 
/**
 * The heading after the meeting.
 */
pastTitle: Phrase, 
/**
 * The text below it.
 */
pastLead: Phrase, 
/**
 * The heading of a cancelled booking.
 */
cancelledTitle: Phrase, 
/**
 * The text below it.
 */
cancelledLead: Phrase, 
/**
 * The heading for a link without a booking.
 */
unknownTitle: Phrase, 
/**
 * The text below it.
 */
unknownLead: Phrase, 
/**
 * The message after a change of the time.
 */
moved: Phrase, 
/**
 * The same if no mail confirms it.
 */
movedUnmailed: Phrase, 
/**
 * The heading of the form that changes the time.
 */
moveTitle: Phrase, 
/**
 * The text below it.
 */
moveLead: Phrase, 
/**
 * Its button.
 */
moveSubmit: Phrase, 
/**
 * The heading of the form that cancels the booking.
 */
cancelTitle: Phrase, 
/**
 * The text below it.
 */
cancelLead: Phrase, 
/**
 * The button that shows the confirmation.
 */
cancelOpen: Phrase, 
/**
 * The button that confirms.
 */
cancelSubmit: Phrase, 
/**
 * The link to another booking.
 */
again: Phrase, 
/**
 * The link to the home page.
 */
home: Phrase, };

/**
 * The booking as its page shows it.
 */
export type ManagedBooking = { name: string, 
/**
 * `12 Oct 2027`.
 */
dateLabel: string, weekday: string, 
/**
 * `10:30 AM to 11:00 AM`.
 */
timeLabel: string, 
/**
 * The booking's reference, such as B-7K3M9Q2.
 */
reference: string, 
/**
 * `YYYY-MM-DD`.
 */
date: string, 
/**
 * Label of the slot in the API.
 */
time: string, 
/**
 * Time zone of the venue: a name in the tz database.
 */
timeZone: string, 
/**
 * Address of the calendar file.
 */
calendarUrl: string, 
/**
 * True if changes are confirmed by mail.
 */
mailed: boolean, };

/**
 * A text of a few sentences. `**bold**`, `*italic*` and `[links](/contacts)` are marks of Markdown; a backslash makes a
 * mark an ordinary character.
 */
export type MarkedText = Array<string | { strong: Array<Inline>, } | { emphasis: Array<Inline>, } | { href: string, link: Array<Inline>, }>;

/**
 * The signed-in user.
 */
export type Me = { id: string, email: string, role: Role, 
/**
 * What the role may use.
 */
permissions: Array<Permission>, secondFactor: boolean, 
/**
 * True if the settings ask for a second factor, and the user has none.
 */
secondFactorRequired: boolean, recoveryCodesLeft: number, };

/**
 * A change of an item. What is missing stays.
 */
export type MediaChange = { alt?: string, focus?: FocalPoint, 
/**
 * `null` removes the part.
 */
upright?: UprightCrop | null, 
/**
 * The revision that the change was made from.
 */
revision: number, };

/**
 * An item of the library.
 */
export type MediaItem = { 
/**
 * Opaque; a segment of the API's addresses.
 */
id: string, 
/**
 * As content writes it: `media/desk.jpg`, or the name of one of the site's own such as `hero/home`.
 */
name: string, origin: MediaOrigin, kind: MediaKind, state: MediaState, 
/**
 * Progress of the work on an upload, from 0 to 1.
 */
progress: number, 
/**
 * The reason why an upload failed.
 */
error?: string, 
/**
 * Pixels; 0 if unknown.
 */
width: number, 
/**
 * Pixels; 0 if unknown.
 */
height: number, 
/**
 * Length of the largest file; 0 for the site's own.
 */
bytes: number, 
/**
 * Seconds, for a film.
 */
duration?: number, 
/**
 * Suggested alternative text, which is copied into a use.
 */
alt: string, focus: FocalPoint, 
/**
 * The part for upright windows; without it they show the whole picture, cropped around the focal point.
 */
upright?: UprightCrop, 
/**
 * The address of the file; empty until the first upload has been worked on.
 */
address: string, 
/**
 * The address of a picture of about 480 pixels; empty for other files, and until there is one.
 */
thumbnail: string, 
/**
 * Number of documents that use it.
 */
uses: number, 
/**
 * True if one of the site's own has been replaced.
 */
replaced: boolean, 
/**
 * UTC milliseconds; 0 for one of the site's own that has not been replaced.
 */
updatedAt: number, 
/**
 * The e-mail address of the person who changed it last, or the command.
 */
updatedBy?: string, 
/**
 * Raised with each change; 0 for one of the site's own that has not been replaced.
 */
revision: number, };

/**
 * The role of a file.
 */
export type MediaKind = "picture" | "film" | "captions" | "document" | "font" | "frames";

/**
 * The source of an item.
 */
export type MediaOrigin = "site" | "library";

/**
 * A page of the library.
 */
export type MediaPage = { 
/**
 * Newest first; the site's own that have not been replaced come last, by name.
 */
items: Array<MediaItem>, total: number, 
/**
 * Counts from 1.
 */
page: number, pages: number, };

/**
 * The progress of an item after an upload.
 */
export type MediaState = "processing" | "ready" | "failed";

/**
 * A document that uses an item.
 */
export type MediaUse = { 
/**
 * The document's id.
 */
id: string, kind: string, slug: string, title: string, 
/**
 * The path of its page, if it has one.
 */
address?: string, 
/**
 * The path of the value, such as `sections.2.pageHero.image.name`; `text` for the Markdown below the values.
 */
place: string, };

/**
 * A media file.
 */
export type MediumChoice = { 
/**
 * As documents name it: `media/a.webp`.
 */
path: string, url: string, 
/**
 * Pixels; 0 for files other than images.
 */
width: number, 
/**
 * Pixels; 0 for files other than images.
 */
height: number, type: string, };

/**
 * A page's place in the menus, by ids of dropdowns.
 */
export type MenuPlace = { 
/**
 * The highlighted heading of the bar.
 */
heading: string | null, 
/**
 * The highlighted and open group of the slide-in menu.
 */
group: string | null, };

/**
 * All menus of the site.
 */
export type Menus = { 
/**
 * The link of the logo.
 */
home: Link, 
/**
 * The headings of the bar, each with its dropdown.
 */
dropdowns: Array<Dropdown>, 
/**
 * The links next to the headings.
 */
links: Array<Link>, 
/**
 * The button at the end of the bar.
 */
contact: Link, 
/**
 * The menu behind the round button.
 */
slideIn: Array<SlideInEntry>, 
/**
 * The footer.
 */
footer: Footer, };

/**
 * A message instead of a page: not found, or too many requests.
 */
export type Message = { 
/**
 * The HTTP status as shown to visitors, such as '404'.
 */
code: Line, 
/**
 * The page's main heading.
 */
title: Line, 
/**
 * One or two sentences.
 */
text: Text, 
/**
 * Suggested links; the first is emphasised.
 */
links: Array<Link>, };

/**
 * What forms say after they were checked or sent, and about slots.
 */
export type MessageWords = { 
/**
 * The button that sends a form.
 */
submit: Phrase, 
/**
 * The button while the answer is pending.
 */
submitting: Phrase, 
/**
 * The message after a form was sent.
 */
sent: Phrase, 
/**
 * The message if a form could not be sent.
 */
failed: Phrase, 
/**
 * The error of an empty name.
 */
fullNameRequired: Phrase, 
/**
 * The error of an empty e-mail address.
 */
emailRequired: Phrase, 
/**
 * The error of an empty phone number.
 */
phoneRequired: Phrase, 
/**
 * The error of a missing consent.
 */
privacyRequired: Phrase, 
/**
 * The error of a missing day or slot.
 */
slotRequired: Phrase, 
/**
 * The error of any other empty field.
 */
required: Phrase, 
/**
 * The error of a text that is no e-mail address.
 */
emailInvalid: Phrase, 
/**
 * The error of a text that is no phone number.
 */
phoneInvalid: Phrase, 
/**
 * The error of any other wrong value.
 */
invalid: Phrase, 
/**
 * The error of a text that is too long.
 */
tooLong: Phrase, 
/**
 * The error of a slot that is not available.
 */
slotUnavailable: Phrase, 
/**
 * The message about a chosen slot that was booked meanwhile.
 */
slotTaken: Phrase, 
/**
 * The message about a chosen slot that has begun meanwhile.
 */
slotPassed: Phrase, 
/**
 * Why a slot cannot be chosen: it is booked.
 */
booked: Phrase, 
/**
 * Why a day cannot be chosen: all slots are booked.
 */
full: Phrase, 
/**
 * Why a slot or a day cannot be chosen: it is not offered.
 */
closed: Phrase, 
/**
 * Why a slot or a day cannot be chosen: its time has passed.
 */
past: Phrase, 
/**
 * The hint about an extension that was left out of a phone number.
 */
extension: Phrase, };

/**
 * Somebody whom visitors of an event meet, or who wrote a post.
 */
export type MetPerson = { 
/**
 * The name.
 */
name: string, 
/**
 * The role.
 */
role: string, 
/**
 * The portrait of a leader of that name.
 */
image: Image | null, };

/**
 * A new person with their link.
 */
export type NewPerson = { user: Person, link: string, 
/**
 * True if it was mailed.
 */
mailed: boolean, };

/**
 * A second factor to be confirmed.
 */
export type NewSecondFactor = { 
/**
 * For typing, in base32.
 */
secret: string, 
/**
 * The address that the picture holds.
 */
uri: string, 
/**
 * The picture, as SVG.
 */
qr: string, };

/**
 * A link to another story, with that story's headline and image.
 */
export type NextStory = { 
/**
 * Small text above the headline.
 */
label: Line, 
/**
 * Address of the other story.
 */
page: PagePath, };

/**
 * Another story, as a link.
 */
export type NextStoryData = { title: string, summary: string | null, image: Image, href: string, };

/**
 * A note about a lead.
 */
export type Note = { id: string, text: string, 
/**
 * E-mail address of the user.
 */
author: string, 
/**
 * UTC milliseconds.
 */
createdAt: number, };

/**
 * Numbers.
 */
export type NumberWords = { 
/**
 * The separator of thousands.
 */
thousands: Separator, 
/**
 * The separator of decimals.
 */
decimal: Separator, };

/**
 * An office.
 */
export type Office = { 
/**
 * A stable id.
 */
id: string, 
/**
 * Names of the office, by place of display.
 */
labels: OfficeLabels, 
/**
 * The postal address, one line per entry.
 */
address: Array<string>, 
/**
 * The phone number as displayed.
 */
phone: string, 
/**
 * The e-mail address of the office.
 */
email: string, 
/**
 * Country whose flag is shown: an ISO 3166-1 code in lower case.
 */
flag: string, 
/**
 * Place on the map of the home page.
 */
location: OfficeLocation | null, };

/**
 * Names of an office, which differ by place of display.
 */
export type OfficeLabels = { 
/**
 * On the home page.
 */
home: Line, 
/**
 * In the footer.
 */
footer: Line, 
/**
 * On the contact page.
 */
contact: Line, };

/**
 * A place on the globe.
 */
export type OfficeLocation = { 
/**
 * Degrees, north of the equator positive.
 */
latitude: number, 
/**
 * Degrees, east of Greenwich positive.
 */
longitude: number, };

/**
 * The current job openings with search and filter.
 */
export type Openings = { 
/**
 * Heading.
 */
heading: Line, 
/**
 * A sentence below the heading.
 */
description: Text, 
/**
 * Shown while there are no openings.
 */
noneText: MarkedText, 
/**
 * The groups of the list, in display order. A job is listed in the first group that its department belongs to.
 */
groups: Array<OpeningsGroup>, 
/**
 * The locations of the filter, in display order.
 */
locations: Array<FilterLocation>, };

/**
 * A group of the openings, by the names of their departments.
 */
export type OpeningsGroup = { 
/**
 * A short name that no other group has.
 */
id: Anchor, 
/**
 * Heading.
 */
label: Line, 
/**
 * Words or parts of words: a department belongs to the group if its name contains one. The last group has none, and
 * lists all other departments.
 */
words: Array<Line>, };

/**
 * A carousel of other pages, each shown by its card.
 */
export type OtherServices = { 
/**
 * Heading.
 */
title: Line, 
/**
 * The heading of the fixed card.
 */
leadTitle: Line, 
/**
 * The image of the fixed card.
 */
leadImage: Image, 
/**
 * The pages, in display order; drafts are skipped.
 */
pages: Array<PagePath>, };

/**
 * Cards of other pages.
 */
export type OtherServicesData = { cards: Array<PageCard>, machine: WindowSnapshot, };

/**
 * The other people who have a document open.
 */
export type OthersPresent = { others: Array<Present>, };

/**
 * Numbers of the last four weeks, and what waits.
 */
export type OverviewNumbers = { 
/**
 * The oldest first; today is the last.
 */
days: Array<DayActivity>, newLeads: number, bookingsToday: number, failedDeliveries: number, 
/**
 * Working drafts that the user was the last to save.
 */
myDrafts: number, 
/**
 * Documents that wait for a plan or for the start of their publication.
 */
scheduled: number, health: Health, 
/**
 * Present for the owner of a site without pages.
 */
firstPages: FirstPagesOffer | null, };

/**
 * A page that consists of sections.
 */
export type PageBody = { 
/**
 * The kind of the page.
 */
kind: PageKind, 
/**
 * The name of the page in breadcrumbs.
 */
label: string, 
/**
 * The title for search engines, shared links and the browser tab.
 */
title: string, 
/**
 * The description for search engines and shared links.
 */
description: string, 
/**
 * The canonical path, if it differs from the page's own.
 */
canonical: string | null, 
/**
 * True to exclude the page from search engines.
 */
unlisted: boolean, 
/**
 * The name of the share image's picture.
 */
share: string | null, 
/**
 * The sections, in display order.
 */
sections: PageSection[], };

/**
 * A page's card.
 */
export type PageCard = { 
/**
 * The page's own name.
 */
label: string, title: string, category: string, 
/**
 * Group of the service or product.
 */
family: string | null, 
/**
 * YYYY-MM-DD.
 */
date: string, 
/**
 * The date as displayed.
 */
dateLabel: string, href: string, };

/**
 * A page to link to.
 */
export type PageChoice = { path: string, title: string, };

/**
 * The response to a request for page data.
 */
export type PageDataResponse = { "kind": "page", page: PagePayload, } | { "kind": "redirect", 
/**
 * Path and query.
 */
to: string, };

/**
 * The hero of a page: a headline over an image.
 */
export type PageHero = { 
/**
 * Small text above the headline.
 */
tag: Line | null, 
/**
 * A product's logo instead of the small text.
 */
mark: VectorName | null, 
/**
 * The page's main heading.
 */
title: Line, 
/**
 * A sentence below the headline.
 */
text: Text | null, 
/**
 * The image behind or next to the headline.
 */
image: Image, 
/**
 * Buttons; the first is emphasised.
 */
actions: Array<Action>, 
/**
 * Related pages.
 */
related: Array<RelatedPage>, };

/**
 * The kind of a page.
 */
export type PageKind = "page" | "service" | "product" | "industry" | "story";

/**
 * A page by its label.
 */
export type PageLink = { label: string, href: string, };

/**
 * A page of a list.
 */
export type PageNumber = { number: number, 
/**
 * The query of its address, without the question mark.
 */
query: string, };

/**
 * The path of a page of this site, without a query.
 */
export type PagePath = string;

/**
 * A page as its view receives it.
 */
export type PagePayload = { 
/**
 * The canonical path.
 */
path: string, 
/**
 * The canonical query, without the question mark.
 */
query: string, 
/**
 * HTTP status of the response.
 */
status: number, 
/**
 * The route, which selects the view.
 */
route: Route, 
/**
 * The page's place in the menus.
 */
section: MenuPlace, 
/**
 * The sections, for a page that consists of sections.
 */
document: PageBody | null, 
/**
 * The data of a route with its own view.
 */
data: unknown, 
/**
 * The initial snapshots of that view's machines.
 */
machines: LandingMachines | null, 
/**
 * True for the page of a draft, which only a signed address shows.
 */
preview?: boolean, 
/**
 * The edition in which the page was built.
 */
version: string, };

/**
 * The place of a page in its list, and the pages to link to.
 */
export type Pagination = { 
/**
 * The number of this page, from 1.
 */
current: number, 
/**
 * The number of pages.
 */
last: number, 
/**
 * The first page, the last one, and this one with its neighbours, in order.
 */
links: Array<PageNumber>, };

/**
 * A partner with its logo: either a drawing or an image.
 */
export type Partner = { 
/**
 * The partner's name.
 */
name: Line, 
/**
 * The logo as one of the site's drawings.
 */
logo: VectorName | null, 
/**
 * The logo as a file in `media/`.
 */
image: Image | null, };

/**
 * The partners' logos, from the list `partners`, and the offices.
 */
export type Partners = { 
/**
 * Heading.
 */
heading: Line, 
/**
 * The heading of the offices.
 */
officesHeading: Line, 
/**
 * The line that closes the section.
 */
closing: Line, };

/**
 * The company's partners.
 */
export type PartnersData = { partners: Array<Partner>, };

/**
 * A link that sets a password.
 */
export type PasswordLink = { link: string, 
/**
 * True if it was mailed.
 */
mailed: boolean, };

/**
 * A step from a value to one in it.
 */
export type PathStep = string | number;

/**
 * All people who may sign in.
 */
export type People = { users: Array<Person>, };

/**
 * A part of the back office.
 */
export type Permission = "leads" | "bookings" | "checkIn" | "content" | "media" | "deliveries" | "privacy" | "audit" | "users" | "settings";

/**
 * A person who may sign in.
 */
export type Person = { id: string, email: string, role: Role, status: PersonStatus, secondFactor: boolean, 
/**
 * UTC milliseconds.
 */
lastSeenAt: number | null, };

/**
 * What was erased.
 */
export type PersonErased = { leads: number, 
/**
 * Bookings that were cancelled and blanked.
 */
bookings: number, 
/**
 * Messages to or about the person, delivered or not.
 */
messages: number, };

/**
 * What is stored about a person.
 */
export type PersonInfo = { email: string, leads: number, bookings: number, messages: number, };

/**
 * Whether a person may sign in.
 */
export type PersonStatus = "invited" | "active" | "disabled";

/**
 * A text of the site itself, such as a label or a message.
 */
export type Phrase = string;

/**
 * An image with its size.
 */
export type Picture = { 
/**
 * Name of one of the site's own images.
 */
name: string | null, 
/**
 * Address of one of its files.
 */
src: string, 
/**
 * Alternative text; empty for a decorative image.
 */
alt: string, 
/**
 * Pixels.
 */
width: number, 
/**
 * Pixels.
 */
height: number, 
/**
 * Sizes of a file in AVIF and WebP.
 */
sizes?: ImageSizes, 
/**
 * The point of a file that stays in sight when it is cropped; the middle if missing.
 */
focus?: ImageFocus, };

/**
 * A picture of the site's own.
 */
export type PictureChoice = { name: string, url: string, width: number, height: number, };

/**
 * An image: the name of one of the site's own, such as `service/agentic-ai`, or of a file in `media/`.
 */
export type PictureName = string;

/**
 * A planned change of a document.
 */
export type Plan = { action: PlanAction, 
/**
 * UTC milliseconds.
 */
at: number, 
/**
 * E-mail address.
 */
by: string, 
/**
 * Why it could not be carried out.
 */
failure: string | null, };

/**
 * The action of a plan.
 */
export type PlanAction = "publish" | "unpublish";

/**
 * The controls of slides, headlines and videos that move, most of them for screen readers.
 */
export type PlaybackWords = { 
/**
 * The name of the buttons of the slides, for screen readers.
 */
slides: Phrase, 
/**
 * A button that shows a slide, for screen readers.
 */
showSlide: Phrase, 
/**
 * The label of the button that shows the next slide.
 */
nextSlide: Phrase, 
/**
 * A button that shows a headline, for screen readers.
 */
showHeadline: Phrase, 
/**
 * The button that stops the video and the slides, for screen readers.
 */
pauseAll: Phrase, 
/**
 * The button that starts them, for screen readers.
 */
playAll: Phrase, 
/**
 * The button that stops the slides if they have no video, for screen readers.
 */
pauseSlides: Phrase, 
/**
 * The button that starts them, for screen readers.
 */
playSlides: Phrase, 
/**
 * The button that stops the headlines, for screen readers.
 */
pauseHeadlines: Phrase, 
/**
 * The button that starts them, for screen readers.
 */
playHeadlines: Phrase, 
/**
 * The button that stops a video, for screen readers.
 */
pauseVideo: Phrase, 
/**
 * The button that starts a video, for screen readers.
 */
playVideo: Phrase, 
/**
 * The button that turns the sound off, for screen readers.
 */
muteVideo: Phrase, 
/**
 * The button that turns the sound on, for screen readers.
 */
unmuteVideo: Phrase, };

/**
 * A person who has a document open.
 */
export type Present = { email: string, 
/**
 * UTC milliseconds.
 */
since: number, };

/**
 * The address of a preview.
 */
export type PreviewLink = { url: string, };

/**
 * An error response: RFC 9457.
 */
export type ProblemDetails = { type: string, title: string, status: number, detail: string, 
/**
 * With status 422: the faulty fields, in the order of the form.
 */
errors?: FieldError[], 
/**
 * With status 409, when a slot was taken: free slots near it.
 */
alternatives?: Array<Alternative>, };

/**
 * A fact of a project.
 */
export type ProjectFact = { 
/**
 * The name of the fact, such as 'Before'.
 */
label: Line, 
/**
 * The fact in a few words.
 */
text: Line, };

/**
 * A client's result and a client's words, for the place below a hero. On a story, with the facts of the project.
 */
export type Proof = { 
/**
 * The name of the section, for visitors who use a screen reader.
 */
label: Line, 
/**
 * The story whose first result is shown; the label of its page is the link's text.
 */
story: PagePath | null, 
/**
 * The `id` of a testimonial in the list.
 */
testimonial: Anchor | null, 
/**
 * Facts of the project, in display order.
 */
facts: Array<ProjectFact>, };

/**
 * A client's result and a client's words.
 */
export type ProofData = { 
/**
 * The testimonial; none if the list has none of that id.
 */
voice: PublicTestimonial | null, 
/**
 * None if the story is a draft or states no result.
 */
result: StoryResult | null, };

/**
 * A heading and a text, in one of several looks.
 */
export type Prose = { 
/**
 * How the section is drawn.
 */
look: ProseLook, 
/**
 * The id of the section, for links to it; by default the name of the look.
 */
anchor: Anchor | null, 
/**
 * Small text above the heading: `statement`, `about`, `overview`.
 */
label: Line | null, 
/**
 * Heading.
 */
title: Line, 
/**
 * The paragraphs, in display order.
 */
paragraphs: Array<MarkedText>, 
/**
 * Background; white where it is left out: `statement`, `chapter`.
 */
ground: Ground | null, 
/**
 * The key sentence, emphasised: `about`.
 */
highlight: Text | null, 
/**
 * The image on the left: `overview`.
 */
image: Image | null, 
/**
 * The icon next to the note: `overview`.
 */
icon: IconName | null, 
/**
 * A short note on the image: `overview`.
 */
note: Line | null, 
/**
 * The image below the text: `overview`.
 */
secondImage: Image | null, 
/**
 * The button: `banner`.
 */
button: Link | null, };

/**
 * How a text is drawn.
 */
export type ProseLook = "statement" | "about" | "overview" | "chapter" | "banner";

/**
 * A testimonial without the client's name and place.
 */
export type PublicTestimonial = { id: Anchor, role: Line, organisation: Line, quote: Text, image: Image, };

/**
 * What visitors see.
 */
export type PublishedVersion = { revision: number, values: Record<string, unknown>, 
/**
 * The Markdown.
 */
text: string, 
/**
 * UTC milliseconds.
 */
updatedAt: number, updatedBy: string, };

/**
 * Codes that each replace the second factor once.
 */
export type RecoveryCodes = { recoveryCodes: Array<string>, };

/**
 * A refused form.
 */
export type RefusedForm = { 
/**
 * The submitted values, unchanged.
 */
values: FormValues, 
/**
 * The errors, in the order of the form.
 */
errors: FieldError[], 
/**
 * An error that concerns no field.
 */
failure: string | null, 
/**
 * Free slots near the one that was taken.
 */
alternatives: AlternativeChoice[], };

/**
 * An event or a post to recommend.
 */
export type RelatedChoice = { 
/**
 * As documents name it: `blog/first-post`.
 */
name: string, title: string, };

/**
 * A related page.
 */
export type RelatedPage = { 
/**
 * The relation, such as 'Industry'.
 */
kind: Line, 
/**
 * The visible text.
 */
label: Line, 
/**
 * The address.
 */
href: Href, };

/**
 * Replacements of the delivery method's frames, at `/media/{name}-{01…72}-{width}.avif`.
 */
export type ReplacedFrames = { name: string, 
/**
 * Widths in pixels, the smallest first.
 */
widths: Array<number>, 
/**
 * Height of the smallest, in pixels.
 */
height: number, };

/**
 * Replacements of the site's own media, by name. A video's variant for narrow windows has a name that ends in `-upright`.
 */
export type ReplacedMedia = { pictures: { [key in string]: ImageFile }, videos: { [key in string]: VideoFile }, frames?: ReplacedFrames, };

/**
 * An offer in a sentence, with a button and the person who answers.
 */
export type RequestStrip = { 
/**
 * Background.
 */
ground: Ground, 
/**
 * The offer.
 */
title: Line, 
/**
 * The button. Without an address it leads to the contact form, with the page's offer filled in.
 */
action: Action, 
/**
 * The leader who answers, by the `name` in the list.
 */
leader: Line | null, 
/**
 * A few words below the leader's role.
 */
note: Line | null, };

/**
 * The leader who answers.
 */
export type RequestStripData = { 
/**
 * None if the list has no leader of that name.
 */
leader: Leader | null, };

/**
 * The number of deliveries that were queued again.
 */
export type Retried = { retried: number, };

/**
 * A revision's content.
 */
export type RevisionContent = { values: Record<string, unknown>, text: string, };

/**
 * A revision of a document.
 */
export type RevisionRow = { 
/**
 * Counts from 1.
 */
revision: number, 
/**
 * UTC milliseconds.
 */
at: number, 
/**
 * An e-mail address, or a command.
 */
by: string, status: "published" | "draft" | "removed", };

/**
 * A set of permissions in the back office.
 */
export type Role = "owner" | "editor" | "sales" | "booth";

/**
 * Data of the search page.
 */
export type SearchData = { 
/**
 * The query, trimmed.
 */
query: string, 
/**
 * Matching pages, best first.
 */
hits: Array<SearchHit>, };

/**
 * A page that matches a query.
 */
export type SearchHit = { 
/**
 * The canonical path, or the address of a news article.
 */
path: string, title: string, 
/**
 * The kind of the page, such as `Service`.
 */
kind: string, 
/**
 * The beginning of the page's text.
 */
snippet: string | null, };

/**
 * Response envelope of a search.
 */
export type SearchHits = { data: Array<SearchHit>, };

/**
 * The search dialog and the search page.
 */
export type SearchWords = { 
/**
 * The name of the search for screen readers.
 */
label: Phrase, 
/**
 * The text in the empty search field.
 */
placeholder: Phrase, 
/**
 * The button of the search page.
 */
submit: Phrase, 
/**
 * The button that closes the search dialog, for screen readers.
 */
close: Phrase, 
/**
 * The status while the first results are loading.
 */
searching: Phrase, 
/**
 * The status if results could not be loaded while typing.
 */
failed: Phrase, 
/**
 * The number of results if there is one.
 */
foundOne: Phrase, 
/**
 * The number of results if there are several.
 */
foundMany: Phrase, 
/**
 * The status without results.
 */
foundNone: Phrase, 
/**
 * The advice in the dialog after the status without results.
 */
advice: Phrase, 
/**
 * The heading above the suggested pages of the dialog.
 */
suggestions: Phrase, 
/**
 * The link from the dialog to the page with all results.
 */
allResults: Phrase, 
/**
 * The kind of a result: any other page.
 */
kindPage: Phrase, 
/**
 * The kind of a result: a service.
 */
kindService: Phrase, 
/**
 * The kind of a result: a product.
 */
kindProduct: Phrase, 
/**
 * The kind of a result: an industry.
 */
kindIndustry: Phrase, 
/**
 * The kind of a result: a success story.
 */
kindStory: Phrase, 
/**
 * The kind of a result: an event.
 */
kindEvent: Phrase, 
/**
 * The kind of a result: a post.
 */
kindPost: Phrase, 
/**
 * The kind of a result: news.
 */
kindNews: Phrase, 
/**
 * The kind of a result: a job.
 */
kindJob: Phrase, };

/**
 * A section of a page. In a file it is a key with the section's name and its fields below.
 */
export type Section = { "aboutStory": AboutStory } | { "artefact": Artefact } | { "cards": Cards } | { "circle": Circle } | { "contact": Contact } | { "expertise": Expertise } | { "featuredProducts": FeaturedProducts } | { "figures": Figures } | { "findUs": FindUs } | { "homeHero": HomeHero } | { "industryHero": IndustryHero } | { "insightsHub": InsightsHub } | { "insightsTeaser": InsightsTeaser } | { "leadership": Leadership } | { "liveField": LiveField } | { "longRead": LongRead } | { "message": Message } | { "nextStory": NextStory } | { "openings": Openings } | { "otherServices": OtherServices } | { "pageHero": PageHero } | { "partners": Partners } | { "proof": Proof } | { "prose": Prose } | { "requestStrip": RequestStrip } | { "siteSearch": SiteSearch } | { "successStories": SuccessStories } | { "testimonials": Testimonials } | { "vision": Vision } | { "workflow": Workflow };

/**
 * A card.
 */
export type SectionCard = { 
/**
 * Heading: every look but `results`.
 */
title: Line | null, 
/**
 * A figure from the text, such as '3X', or from the heading, shown large: `results`, `grid`.
 */
figure: Line | null, 
/**
 * A line below the heading: `steps`.
 */
subtitle: Line | null, 
/**
 * The occasion of the step, which distinguishes it from a step with the same text: `steps`.
 */
when: Line | null, 
/**
 * The former state: `fromTo`.
 */
from: MarkedText | null, 
/**
 * The new state: `fromTo`.
 */
to: MarkedText | null, 
/**
 * A few sentences: every look but `packages`.
 */
text: MarkedText | null, 
/**
 * The icon: `columns`, `stack`.
 */
icon: IconName | null, 
/**
 * The image; on rows without one, the example is shown instead: `rows`.
 */
image: Image | null, 
/**
 * An example of the work, shown with the text: `accordion`, `rows`.
 */
exhibit: Exhibit | null, 
/**
 * A record that the reader holds at the end of the step: `stack`.
 */
record: CardRecord | null, 
/**
 * Keywords below the text: `pillars`.
 */
chips: Array<Line>, 
/**
 * The parts of an offer, at most three, the last one emphasised: `packages`.
 */
parts: Array<CardPart>, 
/**
 * The button. Without an address it leads to the contact form, with the page's offer and the heading filled in:
 * `packages`.
 */
action: Action | null, };

/**
 * Server data of each kind of section that has any.
 */
export type SectionDataByKind = { artefact: ArtefactData, expertise: ExpertiseData, figures: FiguresData, proof: ProofData, requestStrip: RequestStripData, circle: CircleData, otherServices: OtherServicesData, workflow: WorkflowData, successStories: SuccessStoriesData, nextStory: NextStoryData, homeHero: HomeHeroData, insightsTeaser: InsightsTeaserData, partners: PartnersData, leadership: LeadershipData, testimonials: TestimonialsData, liveField: LiveFieldData, contact: ContactFormData, openings: CareerData, insightsHub: InsightsData, siteSearch: SearchData, };

/**
 * The controls of sections, most of them for screen readers.
 */
export type SectionWords = { 
/**
 * What a carousel is called, for screen readers.
 */
carousel: Phrase, 
/**
 * What a slide is called, for screen readers.
 */
slide: Phrase, 
/**
 * The place of a slide in its carousel, for screen readers.
 */
slidePlace: Phrase, 
/**
 * The button to the previous leaders, for screen readers.
 */
previousLeaders: Phrase, 
/**
 * The button to the next leaders, for screen readers.
 */
nextLeaders: Phrase, 
/**
 * The link to a person's profile, for screen readers.
 */
profile: Phrase, 
/**
 * A button that shows a testimonial, for screen readers.
 */
showTestimonial: Phrase, 
/**
 * The button to the previous testimonial, for screen readers.
 */
previousTestimonial: Phrase, 
/**
 * The button to the next testimonial, for screen readers.
 */
nextTestimonial: Phrase, 
/**
 * The button to the previous reason, for screen readers.
 */
previousReason: Phrase, 
/**
 * The button to the next reason, for screen readers.
 */
nextReason: Phrase, 
/**
 * The button to the previous services, for screen readers.
 */
previousServices: Phrase, 
/**
 * The button to the next services, for screen readers.
 */
nextServices: Phrase, 
/**
 * The button to the previous success stories, for screen readers.
 */
previousStories: Phrase, 
/**
 * The button to the next success stories, for screen readers.
 */
nextStories: Phrase, 
/**
 * The label of news on the home page.
 */
teaserNews: Phrase, 
/**
 * The label of a post on the home page.
 */
teaserPost: Phrase, 
/**
 * The label of an event on the home page.
 */
teaserEvent: Phrase, 
/**
 * The status while the pictures of the workflow are loading.
 */
filmLoading: Phrase, 
/**
 * The status if the pictures of the workflow could not be loaded.
 */
filmFailed: Phrase, };

/**
 * Title and description for search engines, shared links and the browser tab.
 */
export type Seo = { 
/**
 * The title, about 60 characters.
 */
title: Line, 
/**
 * The description, about 150 characters.
 */
description: Text, };

/**
 * What separates the digits of a number: a character, such as a thin space, or nothing.
 */
export type Separator = string;

/**
 * The settings of the server.
 */
export type ServerSettings = { 
/**
 * The id of the document of settings, if there is one.
 */
document: string | null, 
/**
 * The file that the server has read.
 */
file: string, 
/**
 * The fault of the file as it is now.
 */
fileFault: string | null, 
/**
 * True if the file was changed since the server has read it.
 */
restartNeeded: boolean, facts: Array<SettingFact>, };

/**
 * A browser that is signed in.
 */
export type SessionInfo = { id: string, 
/**
 * UTC milliseconds.
 */
createdAt: number, 
/**
 * UTC milliseconds.
 */
lastSeenAt: number, 
/**
 * Such as `Firefox on Linux`.
 */
browser: string, 
/**
 * True for the session of this request.
 */
current: boolean, };

/**
 * The sessions of a user.
 */
export type Sessions = { sessions: Array<SessionInfo>, };

/**
 * A setting of the server. A change needs a restart.
 */
export type SettingFact = { 
/**
 * The key in `site.toml`, or the name of an environment variable.
 */
key: string, 
/**
 * For people. A secret is "set" or "not set".
 */
value: string, };

/**
 * The site-wide parts of a page, unchanged during a visit.
 */
export type Shell = { site: SiteFacts, menus: Menus, 
/**
 * The words. A document has the groups that its page shows.
 */
words: Words, 
/**
 * The address of all words, unless the document has them.
 */
wordsAddress?: string, year: number, landing: LandingLink | null, origin: string, 
/**
 * Width of the brand's name in em, so that its space is reserved before its font has loaded.
 */
brandWidth: number, logo: Logo, hints: ViewHints, 
/**
 * What replaces the site's own pictures and videos.
 */
replaced?: ReplacedMedia, };

/**
 * The header, the menus, links and dialogs of every page.
 */
export type ShellWords = { 
/**
 * The first link of every page, which leads past the menus.
 */
skipLink: Phrase, 
/**
 * The name of the bar's menu, for screen readers.
 */
mainMenu: Phrase, 
/**
 * The round button that opens the menu, and the menu's name, for screen readers.
 */
menu: Phrase, 
/**
 * The button that closes the menu, for screen readers.
 */
closeMenu: Phrase, 
/**
 * The name of the list of links in the menu, for screen readers.
 */
allPages: Phrase, 
/**
 * The link in the bar that opens the search.
 */
search: Phrase, 
/**
 * What follows a link that opens a new tab, for screen readers.
 */
newTab: Phrase, 
/**
 * What follows a link to a PDF, for screen readers.
 */
pdf: Phrase, 
/**
 * The button that closes a dialog, for screen readers.
 */
close: Phrase, 
/**
 * The button that removes a message.
 */
dismiss: Phrase, };

/**
 * A booking with its labels for display.
 */
export type ShownBooking = { 
/**
 * `12 Oct 2027`.
 */
dateLabel: string, weekday: string, 
/**
 * `10:30 AM to 11:00 AM`.
 */
timeLabel: string, 
/**
 * The booking's reference, such as B-7K3M9Q2.
 */
reference: string, 
/**
 * `YYYY-MM-DD`.
 */
date: string, 
/**
 * Label of the slot in the API.
 */
time: string, 
/**
 * Time zone of the venue: a name in the tz database.
 */
timeZone: string, 
/**
 * Address of the calendar file.
 */
calendarUrl: string, 
/**
 * True if changes are confirmed by mail.
 */
mailed: boolean, };

/**
 * The response to a sign-in.
 */
export type SignInResponse = { "status": "signedIn", me: Me, } | { "status": "codeNeeded" };

/**
 * All data that a page is rendered from.
 */
export type SiteDocument = { shell: Shell, page: PagePayload, };

/**
 * All facts about the company that pages show. Serialised into the page data.
 */
export type SiteFacts = { 
/**
 * Names of the company.
 */
brand: Brand, 
/**
 * Contact addresses.
 */
contact: ContactFacts, 
/**
 * Offices, in display order.
 */
offices: Array<Office>, 
/**
 * Pages on social networks.
 */
social: Array<Social>, };

/**
 * The search over the whole site.
 */
export type SiteSearch = { 
/**
 * The page's main heading.
 */
title: Line, 
/**
 * The heading of the links that are shown while there are no results.
 */
suggestionsTitle: Line, 
/**
 * Links that are shown while there are no results.
 */
suggestions: Array<Link>, 
/**
 * Shown when the search has no results.
 */
noneText: Text, };

/**
 * An entry of the slide-in menu.
 */
export type SlideInEntry = { "group": SlideInGroup } | { "link": Link };

/**
 * A heading of the slide-in menu with its list.
 */
export type SlideInGroup = { 
/**
 * The id of the dropdown that it corresponds to.
 */
id: Anchor, 
/**
 * The heading.
 */
label: Line, 
/**
 * The links of the list.
 */
items: Array<Link>, };

/**
 * A day that can be booked, with all its slots.
 */
export type SlotDay = { 
/**
 * `YYYY-MM-DD`.
 */
date: string, 
/**
 * `12 Oct 2027`.
 */
label: string, weekday: string, free: number, 
/**
 * The reason why it has no free slot.
 */
reason: SlotReason | null, slots: Array<DaySlot>, };

/**
 * The taken slots, by day (`YYYY-MM-DD`).
 */
export type SlotDays = { 
/**
 * Days without a taken slot are omitted.
 */
data: { [key in string]: Array<TakenTime> }, };

/**
 * A page of the company on a social network.
 */
export type Social = { 
/**
 * The name of the network.
 */
name: string, 
/**
 * Path data of the network's logo in a view box of 24 × 24; without it a general icon is shown.
 */
icon: string | null, 
/**
 * The address of the page.
 */
url: string, };

/**
 * A group of stories.
 */
export type StoryGroup = { 
/**
 * Heading.
 */
title: Line, 
/**
 * The stories, in display order.
 */
stories: Array<StoryLink>, };

/**
 * A link to a story.
 */
export type StoryLink = { 
/**
 * Address of the story's page.
 */
page: PagePath, 
/**
 * The visible text.
 */
label: Line, };

/**
 * The first result of a story.
 */
export type StoryResult = { 
/**
 * The figure in the text, such as '3X'.
 */
figure: string | null, text: string, story: PageLink, };

/**
 * The strength of a password.
 */
export type Strength = { 
/**
 * In characters.
 */
length: number, longEnough: boolean, strongEnough: boolean, 
/**
 * What to change; empty for a strong password.
 */
advice: string, };

/**
 * Groups of success stories in a carousel.
 */
export type SuccessStories = { 
/**
 * Heading.
 */
heading: Line, 
/**
 * The label of the link to a story.
 */
linkLabel: Line, 
/**
 * The image of the first card.
 */
image: Image, 
/**
 * The groups, in display order.
 */
cards: Array<StoryGroup>, };

/**
 * Initial snapshot of the stories' carousel, and the stories' results.
 */
export type SuccessStoriesData = { machine: WindowSnapshot, 
/**
 * By the path of the story.
 */
results: { [key in string]: StoryResult }, };

/**
 * One of the tabs of the insights hub.
 */
export type TabId = "events" | "news" | "blog";

/**
 * A thing that visitors take home.
 */
export type Takeaway = { 
/**
 * The heading.
 */
title: Title, 
/**
 * One or two sentences.
 */
text: Excerpt, };

/**
 * A taken slot.
 */
export type TakenTime = { 
/**
 * Such as `10:00 AM-10:30 AM`, in the venue's local time.
 */
time: string, };

/**
 * A member of staff at the booth.
 */
export type TeamMember = { name: Line, role: Line, picture: string, 
/**
 * Address of the professional profile.
 */
linkedin: WebAddress | null, };

/**
 * Testimonials of clients, from the list `testimonials`.
 */
export type Testimonials = { 
/**
 * Small text above the heading.
 */
eyebrow: Line, 
/**
 * Heading.
 */
heading: Line, };

/**
 * Testimonials of clients, with the initial snapshot of their carousel.
 */
export type TestimonialsData = { testimonials: Array<PublicTestimonial>, machine: PositionSnapshot, };

/**
 * A text of a few sentences, without markup.
 */
export type Text = string;

/**
 * A block of a long text.
 */
export type TextBlock = { "subheading": Line } | { "paragraph": MarkedText } | { "list": Array<MarkedText> };

/**
 * A part of a text: what follows a heading of the first level.
 */
export type TextPart = { 
/**
 * Id of the rendered heading.
 */
id: string, 
/**
 * The heading as plain text.
 */
title: string, };

/**
 * The name of a time zone in the tz database, such as `America/Los_Angeles`.
 */
export type TimeZoneName = string;

/**
 * The title of an event, an article, a post, a job or a part of a landing.
 */
export type Title = string;

/**
 * The state of a task, a check or a system.
 */
export type Tone = "good" | "waits" | "bad";

/**
 * An upcoming event.
 */
export type UpcomingEvent = { name: string, 
/**
 * The booth number as the event's map shows it.
 */
booth: string, 
/**
 * Shown below the event's name.
 */
tagline: string, 
/**
 * First day: `YYYY-MM-DD`.
 */
date: string, 
/**
 * Dates as displayed: `12–15 Oct 2027`.
 */
periodLabel: string, 
/**
 * Path of its landing.
 */
href: string, };

/**
 * The day of the last change.
 */
export type Updated = { 
/**
 * The text before the date.
 */
label: Line, 
/**
 * The date as displayed.
 */
text: Line, 
/**
 * The date as a value.
 */
day: Day, };

/**
 * The part of a picture that upright windows show, as shares of its width and height.
 */
export type UprightCrop = { x: number, y: number, width: number, height: number, };

/**
 * The name of one of the site's drawings, such as `partner/meridian`.
 */
export type VectorName = string;

/**
 * A video of the site's own.
 */
export type VideoChoice = { name: string, url: string, };

/**
 * A video as the view plays it.
 */
export type VideoData = { 
/**
 * Name of one of the site's own videos.
 */
name: string | null, 
/**
 * Address of one of its files.
 */
src: string, type: string, 
/**
 * Address of the image shown until it plays.
 */
poster: string | null, 
/**
 * Address of its captions.
 */
captions: string | null, };

/**
 * A video that replaces one of the site's own.
 */
export type VideoFile = { 
/**
 * The address.
 */
src: string, 
/**
 * Media type.
 */
type: string, };

/**
 * The name of one of the site's videos, such as `insights`.
 */
export type VideoName = string;

/**
 * Guesses of the views that an address needs, by a page's path or by a folder such as `/ai-services/*`, for
 * preloading.
 */
export type ViewHints = { 
/**
 * Names of the sections' views.
 */
sections: Record<string, string[]>, 
/**
 * Names of routes with their own view.
 */
routes: Record<string, Route["name"]>, 
/**
 * Tab of the insights hub at its address without a tab.
 */
tab: InsightsTab, };

/**
 * Statements that appear one after another as the page scrolls.
 */
export type Vision = { 
/**
 * Small text above the statements.
 */
eyebrow: Line, 
/**
 * The statements, in display order.
 */
statements: Array<VisionStatement>, };

/**
 * A statement.
 */
export type VisionStatement = { 
/**
 * Heading.
 */
title: Line, 
/**
 * The statement.
 */
text: Text, };

/**
 * A report of a page: measurements when the visitor leaves it, or a trap when it happens.
 */
export type VitalsReport = { 
/**
 * The name of the route.
 */
route: string, 
/**
 * Measurements by their usual abbreviation, in milliseconds; CLS has no unit.
 */
metrics?: { [key in string]: number }, 
/**
 * The browser's message about a trap of the core; contains no input.
 */
trap?: string, };

/**
 * An address of another site that starts with `https://`.
 */
export type WebAddress = string;

/**
 * A booking with the mails and webhook calls that it caused.
 */
export type WholeBooking = { messages: Array<DeliveryInfo>, id: string, reference: string, 
/**
 * The event landing's token.
 */
event: string, 
/**
 * `YYYY-MM-DD`, in the venue's local time.
 */
day: string, 
/**
 * Such as `10:00 AM-10:30 AM`.
 */
time: string, 
/**
 * UTC milliseconds.
 */
startsAt: number, fullName: string, email: string, phone: string, company: string, 
/**
 * True when a program seems to have filled in the form: no mail is sent.
 */
suspect: boolean, 
/**
 * When the visitor arrived, in UTC milliseconds.
 */
checkedInAt: number | null, 
/**
 * UTC milliseconds.
 */
cancelledAt: number | null, 
/**
 * Incremented with each change.
 */
revision: number, 
/**
 * UTC milliseconds.
 */
createdAt: number, };

/**
 * A document with its content.
 */
export type WholeDocument = { 
/**
 * The name of its schema.
 */
schema: string, hasText: boolean, published: PublishedVersion | null, draft: DraftVersion | null, 
/**
 * Faults of the draft, else of the published version.
 */
faults: Array<Fault>, 
/**
 * Of the same version, for the colours of settings.
 */
contrast: Array<ContrastFigure>, 
/**
 * Other people who have it open now.
 */
others: Array<Present>, 
/**
 * The time zone in which instants are shown: a name in the tz database.
 */
timeZone: string, id: string, 
/**
 * As commands name it: `pages/about`, `blog/first-post` or `menus`.
 */
name: string, kind: DocumentKind, title: string, 
/**
 * Its public address.
 */
path: string | null, state: DocumentState, 
/**
 * UTC milliseconds.
 */
updatedAt: number, updatedBy: string, plan: Plan | null, hasDraft: boolean, };

/**
 * A whole lead.
 */
export type WholeLead = { phone: string, service: string, 
/**
 * The whole message.
 */
description: string, 
/**
 * The answers to all questions of the form, with labels.
 */
answers: Array<LabelledAnswer>, consent: boolean, consentVersion: string | null, 
/**
 * UTC milliseconds.
 */
consentedAt: number | null, 
/**
 * Path of the page that led to the form.
 */
origin: string | null, 
/**
 * The campaign that led the visitor to the site, such as `newsletter / email / spring`.
 */
campaign: string | null, 
/**
 * The event landing's token.
 */
event: string | null, notes: Array<Note>, messages: Array<DeliveryInfo>, id: string, reference: string, 
/**
 * UTC milliseconds.
 */
createdAt: number, 
/**
 * `contact` or `event`.
 */
form: "contact" | "event", fullName: string, company: string, email: string, 
/**
 * The beginning of the message.
 */
excerpt: string, state: LeadState, 
/**
 * The id of the user who answers it.
 */
assignee: string | null, 
/**
 * True when a program seems to have filled in the form.
 */
suspect: boolean, 
/**
 * Raised with each change.
 */
revision: number, };

/**
 * An item with its uses.
 */
export type WholeMedium = { item: MediaItem, uses: Array<MediaUse>, };

/**
 * The words of the site, in groups. A name in braces is a placeholder, which the site replaces; each text has the
 * placeholders of the example's text. Tokens such as `{brand}` are allowed everywhere.
 */
export type Words = { 
/**
 * The header, the menus, links and dialogs of every page.
 */
shell: ShellWords, 
/**
 * What pages show while content is loading, and if it could not be loaded.
 */
loading: LoadingWords, 
/**
 * Numbers.
 */
numbers: NumberWords, 
/**
 * The search dialog and the search page.
 */
search: SearchWords, 
/**
 * The fields and messages of all forms.
 */
forms: FormWords, 
/**
 * What forms say after they were checked or sent, and about slots.
 */
messages: MessageWords, 
/**
 * The contact form.
 */
contact: ContactWords, 
/**
 * The contact form of an event's landing.
 */
eventContact: EventContactWords, 
/**
 * The form that books a meeting at an event.
 */
booking: BookingWords, 
/**
 * The confirmation of a booking, and the details of a booked meeting.
 */
booked: BookedWords, 
/**
 * The page of a booking, which the link in its mail leads to.
 */
manage: ManageWords, 
/**
 * What all landings of events share.
 */
landing: LandingWords, 
/**
 * The list of jobs and the pages of jobs.
 */
careers: CareersWords, 
/**
 * The lists and the pages of events, news and posts.
 */
insights: InsightsWords, 
/**
 * The controls of slides, headlines and videos that move, most of them for screen readers.
 */
playback: PlaybackWords, 
/**
 * The controls of sections, most of them for screen readers.
 */
sections: SectionWords, };

/**
 * The steps of the delivery method, from the list `delivery`, with a video that follows the scroll position.
 */
export type Workflow = { 
/**
 * Small text above the heading.
 */
eyebrow: Line, 
/**
 * Heading.
 */
heading: Line, 
/**
 * A sentence below the heading.
 */
description: Text, 
/**
 * The line that closes the section.
 */
closing: Line, 
/**
 * A link below the closing line.
 */
link: Link | null, };

/**
 * The steps of the delivery method, each with the video frame at which it is shown.
 */
export type WorkflowData = { steps: Array<DeliveryStep>, stepFrames: Array<number>, };
