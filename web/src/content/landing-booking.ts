/** Booking a slot at an event: the dialog, its page without JavaScript, and the page that changes a booking. */
export const booking = {
  title: "Book a time slot",
  lead: "{minutes} minutes at booth {booth}. Choose a day and a time, and tell us who is coming.",
  day: "Date",
  slot: "Time slot",
  slotFirst: "Choose a date to see which times are free.",
  free: "{number} of {total} free",
  fullDay: "Fully booked",
  details: "Your details",
  venueTime: "All times are venue time: {zone}.",
  visitorTime: "Your own clock ({zone}) is shown beside it.",
  yourTime: "{time} your time",
  nothingChosen: "No time chosen yet",
  alternatives: "Nearest free times",
  loading: "Loading time slots...",
  consent: "We use these details for this appointment only. See our ",
  consentLink: "Privacy Policy",
  failures: {
    network:
      "No answer came from the server. Your details are still here: check your connection and send them again. You will not be booked twice.",
    tooMany: "Several bookings came from your network in a short time. Wait a minute, then send it again.",
    server: "Your details are still here. If it keeps failing, write to {email}.",
  },
  done: {
    title: "Your time is booked",
    lead: "A confirmation is on its way to your inbox. The link in it lets you move or cancel the appointment.",
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
    submit: "Submit",
    failed: "Something went wrong. Please try again later.",
    ended: "{event} is over, so no more times can be booked.",
    contact: "Contact Us",
    none: "Every time slot is taken. Write to us and we will find another way to meet.",
  },
} as const;

/** The page behind the signed link of the confirmation mail. */
export const manageBooking = {
  seo: {
    title: "Your booking | {brand}",
    description: "See, move or cancel the time that you booked with the {brand} team.",
  },
  booked: { title: "Your booking", lead: "{name}, this is the time that we keep for you." },
  past: {
    title: "Your booking is in the past",
    lead: "We hope that it was worth the walk to booth {booth}.",
  },
  cancelled: {
    title: "Your booking is cancelled",
    lead: "The time is free for somebody else. You can book another one whenever you like.",
  },
  unknown: {
    title: "This link leads to no booking",
    lead: "It may have been cut short on the way, or it has expired. Open it again from your confirmation email, or write to {email}.",
  },
  moved: "Your booking is moved. A new confirmation is on its way to you.",
  move: {
    title: "Move it to another time",
    lead: "The time that you have now is kept until the new one is yours.",
    submit: "Move booking",
  },
  cancel: {
    title: "Cancel it",
    lead: "Your time goes to somebody else at once. This cannot be undone.",
    open: "Cancel this booking",
    submit: "Yes, cancel it",
  },
  again: "Book another time",
  home: "Go to the home page",
} as const;
