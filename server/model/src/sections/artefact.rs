use super::prelude::*;

/// An example of the work, drawn from its content: a log, a table, a draft, a forecast, a calendar or a decision.
#[apply(view!)]
pub struct Artefact {
    /// Small text above the heading.
    pub eyebrow: Line,
    /// Heading.
    pub title: Line,
    /// A few sentences.
    pub text: Text,
    /// Background.
    pub ground: Ground,
    /// Draws the artefact in the full width below the text.
    #[serde(default)]
    pub wide: bool,
    /// The name of what is shown.
    pub caption: Line,
    /// Says that it is an illustration, such as 'Example'.
    pub note: Line,
    /// The artefact itself.
    #[garde(dive)]
    pub shows: ArtefactKind,
    /// A client's result that such work led to.
    pub result: Option<ClientResult>,
}

impl SectionContent for Artefact {}

/// An artefact on a card.
#[apply(view!)]
pub struct Exhibit {
    /// The name of what is shown.
    pub caption: Line,
    /// Says that it is an illustration, such as 'Example'.
    pub note: Line,
    /// The artefact itself.
    #[garde(dive)]
    pub shows: ArtefactKind,
}

/// A client's result, with the story that it comes from.
#[apply(view!)]
pub struct ClientResult {
    /// Small text above.
    pub label: Line,
    /// The result, as the story states it.
    pub text: Line,
    /// The story; its label is the link's text.
    pub page: PagePath,
}

/// The kinds of artefacts.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub enum ArtefactKind {
    /// Events in the order in which they came, or the turns of a conversation.
    Log(#[garde(dive)] ArtefactLog),
    /// Rows that are compared or checked.
    Table(#[garde(dive)] ArtefactTable),
    /// A text with the source of each sentence.
    Draft(#[garde(dive)] ArtefactDraft),
    /// A line that continues as a range.
    Forecast(#[garde(dive)] ArtefactForecast),
    /// Steps on a clock, each with its owner and its way back.
    Runbook(#[garde(dive)] ArtefactRunbook),
    /// Systems on both sides of one in the middle.
    Map(#[garde(dive)] ArtefactMap),
    /// What several parties do over the same periods.
    Calendar(#[garde(dive)] ArtefactCalendar),
    /// A planned number against the needed one, period by period.
    Coverage(#[garde(dive)] ArtefactCoverage),
    /// A decision that waits for a person; visitors try each choice.
    Decision(#[garde(dive)] ArtefactDecision),
}

/// The state of a task, a check or a system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub enum Tone {
    /// As it should be.
    Good,
    /// Waiting for somebody.
    Waits,
    /// Refused or failed.
    Bad,
}

/// A short label for the state of something.
#[apply(view!)]
pub struct ArtefactStatus {
    /// The words.
    pub label: Line,
    /// Their colour.
    pub tone: Tone,
}

/// Events in order, or the turns of a conversation.
#[apply(view!)]
pub struct ArtefactLog {
    /// Draws the entries as the turns of a conversation. The first speaker's are on one side.
    #[serde(default)]
    pub dialogue: bool,
    /// The entries, in order.
    #[garde(length(min = 1, max = 10))]
    pub entries: Vec<ArtefactEntry>,
}

/// One event.
#[apply(view!)]
pub struct ArtefactEntry {
    /// The time of the event, as displayed.
    pub time: Option<Line>,
    /// The person or system that acts or speaks.
    pub who: Line,
    /// The event in a sentence or two.
    pub text: Text,
    /// The outcome.
    pub status: Option<ArtefactStatus>,
}

/// Rows that are compared or checked.
#[apply(view!)]
#[garde(custom(has_a_cell_for_each_column))]
pub struct ArtefactTable {
    /// The columns' headings.
    #[garde(length(min = 2, max = 5))]
    pub columns: Vec<Line>,
    /// Draws all columns but the first as numbers.
    #[serde(default)]
    pub numeric: bool,
    /// The rows, in order.
    #[garde(length(min = 1, max = 12), dive)]
    pub rows: Vec<ArtefactRow>,
    /// The sentence below.
    pub footnote: Option<Line>,
}

/// One row.
#[apply(view!)]
pub struct ArtefactRow {
    /// A cell for each column; the first one names the row.
    #[garde(length(min = 2, max = 5))]
    pub cells: Vec<Line>,
    /// Draws the last cell as a mark.
    pub tone: Option<Tone>,
}

/// A text with the source of each sentence.
#[apply(view!)]
#[garde(custom(cites_what_it_lists))]
pub struct ArtefactDraft {
    /// The sentences, in order.
    #[garde(length(min = 1, max = 12))]
    pub sentences: Vec<ArtefactSentence>,
    /// Heading of the sources.
    pub sources_label: Line,
    /// The sources, in order.
    #[garde(length(min = 1, max = 8))]
    pub sources: Vec<ArtefactSource>,
    /// The approval, given or pending.
    pub status: ArtefactStatus,
}

/// One sentence.
#[apply(view!)]
pub struct ArtefactSentence {
    /// The sentence.
    pub text: Text,
    /// The place of its source in the list, from 1 on. A sentence without one is marked as a gap.
    pub source: Option<u8>,
}

/// One source.
#[apply(view!)]
pub struct ArtefactSource {
    /// The record.
    pub title: Line,
    /// The place in it.
    pub place: Line,
}

/// A line that continues as a range.
#[apply(view!)]
#[garde(custom(has_a_range_of_points))]
pub struct ArtefactForecast {
    /// The quantity with its unit.
    pub unit: Line,
    /// The drawing in words, for visitors who do not see it.
    pub alt: Text,
    /// The points, in order and equally far apart.
    #[garde(length(min = 3, max = 16))]
    pub points: Vec<ArtefactPoint>,
    /// The value that must not be passed.
    pub limit: Option<ArtefactLimit>,
    /// Name of the line.
    pub actual_label: Line,
    /// Name of the range.
    pub range_label: Line,
}

/// One point of a forecast.
#[apply(view!)]
pub struct ArtefactPoint {
    /// A few letters below, such as 'Mar'.
    pub label: Line,
    /// The likely value, or the measured one.
    pub value: u32,
    /// The range's lower end; left out where the value is measured.
    pub low: Option<u32>,
    /// The range's upper end; left out where the value is measured.
    pub high: Option<u32>,
}

/// A value that must not be passed.
#[apply(view!)]
pub struct ArtefactLimit {
    /// Its name.
    pub label: Line,
    /// The value.
    pub value: u32,
}

/// Steps on a clock.
#[apply(view!)]
pub struct ArtefactRunbook {
    /// The steps, in order.
    #[garde(length(min = 1, max = 10), dive)]
    pub steps: Vec<ArtefactStep>,
}

/// One step.
#[apply(view!)]
pub struct ArtefactStep {
    /// The time of the start, as displayed.
    pub time: Line,
    /// The task.
    pub title: Line,
    /// Owner, duration and way back, in a few words.
    pub text: Line,
    /// Minutes from the beginning of the runbook.
    pub starts: u32,
    /// Minutes that it takes.
    #[garde(range(min = 1))]
    pub lasts: u32,
    /// The current state.
    pub status: Option<ArtefactStatus>,
}

/// Systems on both sides of one in the middle.
#[apply(view!)]
pub struct ArtefactMap {
    /// Heading of the systems before.
    pub from_label: Line,
    /// The systems before.
    #[garde(length(min = 1, max = 6))]
    pub from: Vec<ArtefactNode>,
    /// The system in the middle.
    pub hub: Line,
    /// Its duties in a sentence.
    pub hub_text: Line,
    /// Heading of the systems after.
    pub to_label: Line,
    /// The systems after.
    #[garde(length(min = 1, max = 6))]
    pub to: Vec<ArtefactNode>,
}

/// One system of a map.
#[apply(view!)]
pub struct ArtefactNode {
    /// Its name.
    pub title: Line,
    /// The data exchanged with the system in the middle.
    pub text: Line,
    /// The current state.
    pub tone: Option<Tone>,
}

/// What several parties do over the same periods.
#[apply(view!)]
#[garde(custom(fits_its_periods))]
pub struct ArtefactCalendar {
    /// The heading of the first column.
    pub lane_label: Line,
    /// The periods, such as months; a few letters each.
    #[garde(length(min = 2, max = 14))]
    pub periods: Vec<Line>,
    /// The parties, in display order.
    #[garde(length(min = 1, max = 8), dive)]
    pub lanes: Vec<ArtefactLane>,
    /// The meaning of an outlined task.
    pub plain_label: Line,
    /// The meaning of a filled task.
    pub filled_label: Line,
}

/// One party's tasks.
#[apply(view!)]
pub struct ArtefactLane {
    /// The party.
    pub title: Line,
    /// The tasks, in order and without overlap.
    #[garde(length(min = 1, max = 14))]
    pub tasks: Vec<ArtefactTask>,
}

/// A task that takes one or more periods.
#[apply(view!)]
pub struct ArtefactTask {
    /// The first period, from 1 on.
    pub from: u8,
    /// The last period.
    pub to: u8,
    /// The task in a few words.
    pub label: Line,
    /// Draws the task filled instead of outlined.
    #[serde(default)]
    pub filled: bool,
}

/// A planned number against the needed one.
#[apply(view!)]
pub struct ArtefactCoverage {
    /// The heading of the periods.
    pub period_label: Line,
    /// The name of the needed number.
    pub needed_label: Line,
    /// The name of the planned number.
    pub planned_label: Line,
    /// The name of the difference where the plan is too low.
    pub gap_label: Line,
    /// The periods, in order.
    #[garde(length(min = 2, max = 8))]
    pub periods: Vec<CoveragePeriod>,
}

/// One period of a plan.
#[apply(view!)]
pub struct CoveragePeriod {
    /// A few letters, such as 'Mon'.
    pub label: Line,
    /// The needed number.
    pub needed: u16,
    /// The planned number.
    pub planned: u16,
}

/// A decision that waits for a person.
#[apply(view!)]
pub struct ArtefactDecision {
    /// What has happened so far, in order.
    #[garde(length(min = 1, max = 6))]
    pub entries: Vec<ArtefactEntry>,
    /// The question, with the person who decides.
    pub question: Line,
    /// The choices, in order. The first one is selected at the beginning.
    #[garde(length(min = 2, max = 4))]
    pub choices: Vec<ArtefactChoice>,
}

/// One choice, and what it leads to.
#[apply(view!)]
pub struct ArtefactChoice {
    /// The choice in a word or two.
    pub label: Line,
    /// What the log then says.
    pub text: Text,
    /// The state after it.
    pub status: ArtefactStatus,
}

fn fits_its_periods(calendar: &ArtefactCalendar, (): &()) -> garde::Result {
    let periods = calendar.periods.len();
    for lane in &calendar.lanes {
        let mut free = 1;
        for task in &lane.tasks {
            let (from, to) = (usize::from(task.from), usize::from(task.to));
            if from < free || to < from || to > periods {
                return Err(garde::Error::new(format!(
                    "{}: expected 'from' and 'to' between {free} and {periods}, in order",
                    task.label
                )));
            }
            free = to + 1;
        }
    }
    Ok(())
}

fn has_a_cell_for_each_column(table: &ArtefactTable, _: &()) -> garde::Result {
    let columns = table.columns.len();
    match table.rows.iter().position(|row| row.cells.len() != columns) {
        Some(row) => Err(garde::Error::new(format!("row {} needs a cell for each of the {columns} columns", row + 1))),
        None => Ok(()),
    }
}

fn cites_what_it_lists(draft: &ArtefactDraft, _: &()) -> garde::Result {
    let listed = 1..=draft.sources.len();
    match draft.sentences.iter().filter_map(|sentence| sentence.source).find(|at| !listed.contains(&usize::from(*at))) {
        Some(at) => Err(garde::Error::new(format!("there is no source {at}; {} are listed", draft.sources.len()))),
        None => Ok(()),
    }
}

fn has_a_range_of_points(forecast: &ArtefactForecast, _: &()) -> garde::Result {
    let fits = |point: &ArtefactPoint| match (point.low, point.high) {
        (None, None) => true,
        (Some(low), Some(high)) => (low..=high).contains(&point.value),
        _ => false,
    };
    match forecast.points.iter().find(|point| !fits(point)) {
        Some(point) => Err(garde::Error::new(format!(
            "{}: expected low and high on both sides of the value, or neither",
            point.label
        ))),
        None if !forecast.points.is_sorted_by_key(|point| point.low.is_some()) => {
            Err(garde::Error::new("a measured value stands behind a range"))
        }
        None if forecast.points.first().is_some_and(|point| point.low.is_some()) => {
            Err(garde::Error::new("the first value has to be a measured one"))
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(yaml: serde_json::Value) -> String {
        let kind: ArtefactKind = serde_json::from_value(yaml).unwrap();
        kind.validate().unwrap_err().to_string()
    }

    #[test]
    fn rejects_a_row_without_a_cell_for_each_column() {
        let found = fault(serde_json::json!({"table": {
            "columns": ["Fund", "Ledger", "Dashboard"],
            "rows": [{"cells": ["General", "1", "1"]}, {"cells": ["Water", "2"]}],
        }}));
        assert!(found.contains("row 2 needs a cell for each of the 3 columns"), "{found}");
    }

    #[test]
    fn rejects_a_task_that_overlaps_the_one_before() {
        let found = fault(serde_json::json!({"calendar": {
            "laneLabel": "Who", "periods": ["Jul", "Aug", "Sep"], "plainLabel": "Yours", "filledLabel": "Ours",
            "lanes": [{"title": "Finance", "tasks": [
                {"from": 1, "to": 2, "label": "Close"}, {"from": 2, "to": 3, "label": "Audit"},
            ]}],
        }}));
        assert!(found.contains("Audit: expected 'from' and 'to' between 3 and 3"), "{found}");
    }

    #[test]
    fn rejects_a_source_that_is_not_listed() {
        let found = fault(serde_json::json!({"draft": {
            "sentences": [{"text": "It renews in May.", "source": 2}],
            "sourcesLabel": "Sources", "sources": [{"title": "Contract", "place": "Page 3"}],
            "status": {"label": "Waits for a clerk", "tone": "waits"},
        }}));
        assert!(found.contains("there is no source 2; 1 are listed"), "{found}");
    }

    #[test]
    fn rejects_a_likely_value_outside_its_range() {
        let found = fault(serde_json::json!({"forecast": {
            "unit": "Hours", "alt": "It rises.", "actualLabel": "Booked", "rangeLabel": "Range",
            "points": [{"label": "Jan", "value": 3}, {"label": "Feb", "value": 4}, {"label": "Mar", "value": 9, "low": 4, "high": 8}],
        }}));
        assert!(found.contains("Mar: expected low and high on both sides of the value"), "{found}");
    }
}
