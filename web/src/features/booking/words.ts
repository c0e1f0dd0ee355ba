/** The texts of the booking dialog and of the booking page without JavaScript. */
export const words = {
  title: "Book a time slot",
  lead: "{minutes} minutes at booth {booth}. Choose a day and a time, and tell us who is coming.",
  day: "Date",
  slot: "Time slot",
  slotFirst: "Choose a date to see which times are free.",
  free: "{number} of {total} free",
  slotLost: "{time} is no longer free.",
  dayOver: "{date} is over.",
  details: "Your details",
  venueTime: "All times are venue time: {zone}.",
  visitorTime: "Your own clock ({zone}) is shown beside it.",
  yourTime: "{time} your time",
  nothingChosen: "No time chosen yet",
  alternatives: "Nearest free times",
  consent: "We use these details for this appointment only. See our ",
  failures: {
    network:
      "No answer came from the server. Your details are still here: check your connection and send them again. You will not be booked twice.",
    server: "Your details are still here. If it keeps failing, write to {email}.",
  },
  done: {
    title: "Your time is booked",
    lead: "A confirmation is on its way to your inbox. The link in it lets you move or cancel the appointment.",
    unmailed: "No email confirms this booking. Note the reference, and add the appointment to your calendar.",
    reference: "Reference",
    date: "Date",
    time: "Time",
    place: "Where",
    booth: "Booth {booth}",
    calendar: "Add to your calendar",
    move: "Change the time",
    cancel: "Cancel the booking",
    dismiss: "Dismiss",
    another: "Back to the event",
  },
  page: {
    seo: {
      title: "Book a time slot at {event} | {brand}",
      description:
        "Book time with the {brand} team at {event}, booth {booth}: choose a day and a time, in the venue's own time zone.",
    },
    sent: "Message sent successfully!",
    ended: "{event} is over, so no more times can be booked.",
    contact: "Contact Us",
    none: "Every time slot is taken. Write to us and we will find another way to meet.",
  },
} as const;

/** Returns the text on what follows a booking, with or without a confirmation mail. */
export const leadOf = ({ mailed }: { readonly mailed: boolean }) =>
  mailed ? words.done.lead : words.done.unmailed;
