//! The back office: roles, what each may do, and the states of a lead.

use serde::{Deserialize, Serialize};

use crate::attributes::names;

names! {
    /// A set of permissions in the back office.
    #[derive(ts_rs::TS, utoipa::ToSchema)]
    pub enum Role {
        /// Everything.
        Owner = "owner",
        /// Content and media.
        Editor = "editor",
        /// Leads, bookings and people's data.
        Sales = "sales",
        /// Today's bookings.
        Booth = "booth",
    }
}

names! {
    /// A part of the back office.
    #[derive(ts_rs::TS, utoipa::ToSchema)]
    pub enum Permission {
        Leads = "leads",
        Bookings = "bookings",
        CheckIn = "checkIn",
        Content = "content",
        Media = "media",
        Deliveries = "deliveries",
        /// Export and erase a person's data.
        Privacy = "privacy",
        Audit = "audit",
        Users = "users",
        Settings = "settings",
    }
}

impl Role {
    /// Returns true when the role may use a part. The only table of permissions.
    pub fn may(self, permission: Permission) -> bool {
        match self {
            Self::Owner => true,
            Self::Editor => matches!(permission, Permission::Content | Permission::Media),
            Self::Sales => matches!(
                permission,
                Permission::Leads
                    | Permission::Bookings
                    | Permission::CheckIn
                    | Permission::Deliveries
                    | Permission::Privacy
            ),
            Self::Booth => matches!(permission, Permission::CheckIn),
        }
    }

    /// Returns what the role may use, in the order of [`Permission::ALL`].
    pub fn permissions(self) -> Vec<Permission> {
        Permission::ALL.into_iter().filter(|permission| self.may(*permission)).collect()
    }
}

names! {
    /// The progress of a lead.
    #[derive(PartialOrd, Ord, ts_rs::TS, utoipa::ToSchema)]
    pub enum LeadState {
        New = "new",
        Progress = "progress",
        Won = "won",
        Closed = "closed",
        Spam = "spam",
    }
}

/// A lead in the inbox.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LeadRow {
    pub id: String,
    pub reference: String,
    /// UTC milliseconds.
    pub created_at: i64,
    /// `contact` or `event`.
    #[ts(type = "\"contact\" | \"event\"")]
    pub form: String,
    pub full_name: String,
    pub company: String,
    pub email: String,
    /// The beginning of the message.
    pub excerpt: String,
    pub state: LeadState,
    /// The id of the user who answers it.
    pub assignee: Option<String>,
    /// True when a program seems to have filled in the form.
    pub suspect: bool,
    /// Raised with each change.
    pub revision: i64,
}

/// The order of leads.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum LeadOrder {
    #[default]
    Newest,
    Oldest,
    Name,
    Company,
    State,
}

/// What became of a mail or a webhook call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum DeliveryState {
    Waiting,
    Sent,
    Failed,
    /// No longer needed before it was sent.
    Cancelled,
}

/// The shortest password, in characters (NIST SP 800-63B-4 requires 15 without a second factor, 8 with one).
pub const PASSWORD_MIN: usize = 12;
/// The longest password, in characters: hashing time must not grow with it.
pub const PASSWORD_MAX: usize = 200;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_owner_may_manage_users_and_settings() {
        for role in Role::ALL {
            let is_owner = role == Role::Owner;
            assert_eq!(
                role.may(Permission::Users) && role.may(Permission::Settings) && role.may(Permission::Audit),
                is_owner
            );
            assert_eq!(role.permissions().len() == Permission::ALL.len(), is_owner);
        }
        assert!(
            !Role::Editor.may(Permission::Leads)
                && !Role::Booth.may(Permission::Leads)
                && Role::Sales.may(Permission::Leads)
        );
    }
}
