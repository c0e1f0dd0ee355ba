use super::prelude::*;

/// Two synthetic pay runs, compared in the visitor's browser and drawn as a field of columns.
#[apply(view!)]
pub struct LiveField {
    /// The company's mission, which leads into the field.
    pub mission: Option<FieldMission>,
    /// Small text above the heading.
    pub eyebrow: Line,
    /// Heading.
    pub heading: Line,
    /// Introduction.
    pub text: Text,
    /// A note that the pay runs are synthetic.
    pub note: Line,
    /// Labels of the controls.
    pub controls: FieldControls,
    /// The size and duration of the comparison: `{lines}` and `{time}`, in milliseconds, are replaced.
    pub caption: Line,
    /// The cause that is being explained, for screen readers: `{cause}`, `{lines}` and `{amount}` are replaced.
    pub step: Line,
    /// Shown when every difference is explained.
    pub settled: Line,
    /// Invites the visitor to plant an error, where the field can be used.
    pub hint: Line,
    /// An error that the visitor planted and the comparison found: `{component}`, `{person}`, `{line}`, `{department}`,
    /// `{before}`, `{after}` and `{reason}` are replaced.
    pub finding: Text,
    /// Shown when a column has no line left in which to plant an error.
    pub exhausted: Line,
    /// The name of a column's department: `{first}` is replaced.
    pub department: Line,
    /// The causes of differences.
    pub causes: FieldCauses,
    /// The names of the pay components.
    pub components: FieldComponents,
    /// The reasons of a planted error.
    pub reasons: FieldReasons,
    /// The texts of the table.
    pub table: FieldTable,
    /// A link to further reading.
    pub link: Option<Link>,
}

impl SectionContent for LiveField {}

/// The company's mission in one statement.
#[apply(view!)]
pub struct FieldMission {
    /// Small text above the statement.
    pub eyebrow: Line,
    /// The statement.
    pub statement: Text,
}

/// Labels of the controls.
#[apply(view!)]
pub struct FieldControls {
    /// Starts the explanation, cause by cause.
    pub reconcile: Line,
    /// Pauses the explanation.
    pub pause: Line,
    /// Resumes the explanation.
    pub resume: Line,
    /// Restarts the explanation.
    pub again: Line,
    /// The label of the slider that selects a column.
    pub choose: Line,
    /// Plants an error in the selected column.
    pub plant: Line,
}

/// A cause of differences.
#[apply(view!)]
pub struct FieldCause {
    /// The name of the cause.
    pub name: Line,
    /// The rule by which its lines are recognised.
    pub text: Text,
}

/// The causes of the synthetic runs.
#[apply(view!)]
pub struct FieldCauses {
    /// Pay for earlier periods.
    pub retroactive_pay: FieldCause,
    /// A rate set by a union agreement.
    pub union_rate: FieldCause,
    /// A person whom the new system does not pay.
    pub missing_person: FieldCause,
    /// A line that is paid twice.
    pub duplicate: FieldCause,
    /// Fractions that one system rounds and the other truncates.
    pub rounding_rule: FieldCause,
}

/// Names of the pay components.
#[apply(view!)]
pub struct FieldComponents {
    /// Pay for scheduled hours.
    pub salary: Line,
    /// Pay for hours beyond the schedule.
    pub overtime: Line,
    /// An allowance for evenings and nights.
    pub shift_allowance: Line,
    /// The employee's pension contribution.
    pub pension: Line,
    /// The premium of the health plan.
    pub health_plan: Line,
}

/// Reasons of a planted error.
#[apply(view!)]
pub struct FieldReasons {
    /// Two adjacent digits are swapped.
    pub digits_swapped: Line,
    /// The decimal point is moved.
    pub point_moved: Line,
    /// The sign is reversed.
    pub sign_reversed: Line,
    /// Any other reason.
    pub other: Line,
}

/// Texts of the table that gives the same information.
#[apply(view!)]
pub struct FieldTable {
    /// The label that opens the table.
    pub summary: Line,
    /// The heading of the causes.
    pub cause: Line,
    /// The heading of the line counts.
    pub lines: Line,
    /// The heading of the differences without their signs.
    pub size: Line,
    /// The heading of the change of the total.
    pub difference: Line,
    /// The label of the old run's total.
    pub before: Line,
    /// The label of the new run's total.
    pub after: Line,
    /// The label of the unexplained remainder, also of the running amount.
    pub unexplained: Line,
}
