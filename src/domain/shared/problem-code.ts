/**
 * Every failure a person can act on, one dotted code each. The code is also the key of its sentence
 * (`problems.<code>` in both languages) and of its HTTP status (contract/problem.ts): a code that lacks
 * either does not compile.
 */
export const problemCodes = [
	/** A single-select question without a choice. */
	"quiz.select_one",
	/** A multi-select question without a choice. */
	"quiz.select_any",
	/** No result exists to be sent: the quiz was not finished in this visit. */
	"quiz.results_missing",
	/** A shared link is damaged. */
	"share.unreadable",
	/** A shared link uses an unknown version of the questionnaire. */
	"share.unknown_version",
	/** Answers that do not fit the questionnaire, or not all of it. */
	"quiz.answers_incomplete",
	/** Answers to a questionnaire that this version does not know. */
	"quiz.unknown_version",
	"forms.required",
	"forms.email_invalid",
	/** A name that is too long or contains characters that no name has. */
	"forms.name_invalid",
	"account.role_required",
	"account.age_band_required",
	/** The age was declared less than a year ago. */
	"account.age_declared",
	"account.guardian_email_required",
	/** The guardian's address is the student's own. */
	"account.guardian_email_own",
	/** No parent or guardian was asked, or none has agreed. */
	"account.adult_missing",
	/** An adult has agreed: only they can invite another. */
	"account.adult_invites",
	/** Two adults have agreed. */
	"account.adult_full",
	/** The address is that of an adult who was asked already. */
	"account.adult_email_known",
	/** The address of this adult was changed, or a change was refused, a short time ago. */
	"account.adult_change_recent",
	"account.password_short",
	"account.password_long",
	"account.password_common",
	"account.password_is_email",
	/** The new password equals the current one. */
	"account.password_same",
	/** The current password, asked again before a critical action, is wrong. */
	"account.password_wrong",
	/** One code for both: a wrong address and a wrong password are indistinguishable. */
	"account.credentials_wrong",
	/** The same where addresses must be confirmed: an unconfirmed address is indistinguishable, too. */
	"account.credentials_or_unconfirmed",
	/** Signing up was answered as always, but signing in with it is not possible: there may be an account already. */
	"account.sign_up_unfinished",
	/** The browser keeps no cookies of this site, so a login is forgotten at once. */
	"account.cookies_needed",
	/** The new address equals the current one. */
	"account.email_same",
	/** A link from a mail that was replaced by a newer one, or that the server does not know. */
	"account.link_invalid",
	/** A link whose token lost a part, or was changed, on its way to the reader. */
	"account.link_damaged",
	/** A link that has served its purpose. */
	"account.link_used",
	"account.link_expired",
	/** No log-in of a school has this name in the settings. */
	"account.provider_unknown",
	/** The school's log-in does not answer, or not in time. */
	"account.provider_unreachable",
	/** The person, or the school's log-in, has ended the log-in. */
	"account.provider_refused",
	/** The answer of the school's log-in is not for this site or this log-in, or not signed by it. */
	"account.provider_invalid",
	/** The clocks of the school's log-in and of this server differ too much. */
	"account.provider_clock",
	/** A log-in that was used, took too long, or was started in another browser. */
	"account.provider_ended",
	/** The school's log-in states no role that has accounts. */
	"account.provider_role",
	/** The person's log-in at the school opens another account. */
	"account.provider_taken",
	/** The account has another log-in of this school. */
	"account.provider_linked",
	"account.consent_not_needed",
	/** A parent has not agreed yet. */
	"account.consent_required",
	"account.student_only",
	/** The action needs a teacher's account. */
	"account.teacher_only",
	/** The action needs a parent's account. */
	"account.parent_only",
	"account.institution_only",
	"account.session_unknown",
	/** A student's account asks for a passkey. */
	"account.passkeys_for_adults",
	/** The account has the maximum number of passkeys. */
	"account.passkeys_full",
	/** The passkey belongs to an account already. */
	"account.passkey_known",
	/** One code for all: the challenge has ended, the signature is wrong, or no account has the passkey. */
	"account.passkey_refused",
	/** The person closed the window of the browser, or the browser asks no one. */
	"account.passkey_cancelled",
	/** The action needs an account: sign up or log in first. */
	"account.sign_in_required",
	/** The page was opened for another account than the one that is logged in now. */
	"account.other_session",
	"subscription.already_premium",
	"subscription.plan_not_for_role",
	"subscription.payment.error",
	/** There is no subscription that could be changed. */
	"subscription.none",
	/** A feature of the premium plan, requested without it. */
	"subscription.premium_required",
	/** A student under eighteen has not named a guardian yet. */
	"billing.guardian_needed",
	/** The guardian has not confirmed yet. */
	"billing.guardian_pending",
	"billing.guardian_not_needed",
	/** A guardian has confirmed: only they can withdraw. */
	"billing.guardian_confirmed",
	/** A message that the payment provider did not sign, or signed too long ago. */
	"billing.event_refused",
	/** An exclusive resource that does not exist. */
	"resources.unknown",
	"consultations.premium_required",
	"consultations.incomplete",
	"consultations.slot_unavailable",
	"consultations.slot_taken",
	"consultations.cancel_failed",
	/** The person has another consultation at that time. */
	"consultations.own_time",
	/** The appointment starts in less than 24 hours and cannot be moved. */
	"consultations.move_late",
	/** No upcoming appointment of the account has this id. */
	"consultations.move_failed",
	/** The appointment is already at that time. */
	"consultations.same_time",
	/** No appointment of which this side can report now that the other did not come. */
	"consultations.missed_closed",
	/** A text for the other side holds an address, a telephone number, a link or an account elsewhere. */
	"consultations.contact_data",
	/** The circle has started, is over or is cancelled. */
	"circles.closed",
	/** Every seat is taken or kept for someone. */
	"circles.full",
	/** A place on the waiting list while a seat is free. */
	"circles.not_full",
	/** The seat that was offered to the person has gone to the next one. */
	"circles.offer_ended",
	/** No seat can be offered in time before the start. */
	"circles.list_closed",
	/** The person has neither a seat nor a place on the list, or the circle has started. */
	"circles.leave_failed",
	/** A link of a host or researcher that is unknown, or of an earlier host. */
	"circles.link_unknown",
	/** The host opens the room outside its time, or of a cancelled circle. */
	"circles.room_closed",
	/** The proposed times were answered, or no answer came in time. */
	"consultations.proposal_ended",
	/** A route of the researcher's desk without its session. */
	"desk.sign_in_required",
	/** The log-in is too long ago to add a passkey. */
	"desk.log_in_again",
	/** The code of conduct that was accepted is not the current one. */
	"desk.conduct_changed",
	/** Hours end before they begin, for example across midnight. */
	"desk.hours_midnight",
	/** Hours into which no consultation fits. */
	"desk.hours_short",
	/** Two entries of one day overlap. */
	"desk.hours_overlap",
	/** The last day off is before the first. */
	"desk.days_order",
	/** A day that is over. */
	"desk.day_over",
	/** A day more than two years ahead. */
	"desk.day_far",
	/** A note for a consultation that is over or cancelled. */
	"desk.note_closed",
	/** A proposal without a time. */
	"desk.times_missing",
	/** Two proposed times exclude each other. */
	"desk.times_overlap",
	/** A proposed time is not free, or too soon. */
	"desk.time_not_free",
	/** The consultation begins too soon for other times, or is over. */
	"desk.proposal_late",
	/** The student has not answered the times that were proposed before. */
	"desk.proposal_open",
	/** Time off that is longer than can be entered at once. */
	"desk.days_many",
	/** A route of the operator's desk without its session. */
	"operator.sign_in_required",
	/** Nothing else opens the operator's desk. */
	"operator.last_factor",
	/** The account is no operator's, or its second factor is not set up. */
	"operator.not_allowed",
	/** The code that starts a second factor is wrong, was used, or has expired. */
	"operator.start_code_wrong",
	/** The password or the second factor is wrong, or the code was used before. */
	"operator.log_in_refused",
	/** No account, researcher, appointment or message has this address or id. */
	"operator.unknown",
	/** It is so already, or no longer possible. */
	"operator.nothing_changed",
	/** A field is not in the form that the action needs. */
	"operator.input_invalid",
	/** Something is booked then. */
	"operator.booked",
	/** Another account has the address, or another researcher. */
	"operator.address_taken",
	/** A researcher has the id. */
	"operator.id_taken",
	/** The number of readers is another one meanwhile. */
	"operator.readers_differ",
	"quest.game_unknown",
	"quest.answers_incomplete",
	"careers.unknown",
	/** No open class has this code: it is mistyped, was replaced, or the class is closed. */
	"classes.code_unknown",
	/** The class has the maximum number of pupils. */
	"classes.full",
	/** A pupil who left, was removed, or whose class is gone. */
	"classes.membership_ended",
	/** The class accepts no results: its teacher closed it. */
	"classes.closed",
	/** The pupil's result is in the class view, where it stays. */
	"classes.already_counted",
	"classes.already_guessed",
	"classes.guessing_over",
	/** A teacher offers a class to their own address. */
	"classes.offered_to_self",
	/** The class was offered to another address than that of this account. */
	"classes.offered_to_another",
	/** The class has received its maximum number of results. */
	"classes.used_up",
	/** A class continues only a class of the same teacher, made before it, with a counted group. */
	"classes.cannot_follow",
	/** The teacher has the maximum number of classes. */
	"classes.too_many",
	/** No student has this code: it is mistyped, was used, or has expired. */
	"families.code_unknown",
	/** The student or the parent has the maximum number of links. */
	"families.too_many",
	/** The other person ended the link, or it belongs to another account. */
	"families.link_ended",
	/** The guesses are not one for each question of the talk. */
	"families.guesses_incomplete",
	/** The question was not guessed, or is not answered in the latest quiz. */
	"families.answer_missing",
	/** No open institution has this code: it is mistyped, was replaced, or the institution has closed it. */
	"institutions.code_unknown",
	/** The account has its institution already. */
	"institutions.exists",
	/** The account has no institution. */
	"institutions.none",
	/** A closed code invites no teacher. */
	"institutions.code_closed",
	/** A teacher is in one institution at most. */
	"institutions.member_already",
	/** The institution has the maximum number of teachers. */
	"institutions.full",
	/** The day of the archive is not from June to December, or too near. */
	"institutions.year_archive",
	/** The day of the erasure is too near, to today or to the archive, or more than a year after it. */
	"institutions.year_erase",
	/** An invitation can be accepted only by the account of its address. */
	"institutions.invited_another",
	/** This role of account cannot have what an invitation gives. */
	"institutions.invited_role",
	/** The institution has the maximum number of managers. */
	"institutions.charge_full",
	/** The first manager is removed only by themselves. */
	"institutions.first_in_charge",
	/** The last manager stays: another has to be named first, or the institution deleted. */
	"institutions.last_in_charge",
	/** An institution cannot become part of itself. */
	"institutions.merge_self",
	/** The institution has the maximum number of access tokens. */
	"institutions.tokens_full",
	/** No access token of an institution, or one that has ended. */
	"institutions.token_invalid",
	/** A removed teacher's classes go to another teacher of the institution, who has to be named. */
	"institutions.heir_needed",
	/** No learning platform of the settings has sent the launch. */
	"lti.platform_unknown",
	/** The platform is known, but not this installation of the tool in it. */
	"lti.deployment_unknown",
	/** The platform does not give out its keys, or not in time. */
	"lti.platform_unreachable",
	/** The platform has ended the launch, for example because its own session is over. */
	"lti.refused",
	/** The message of the platform is not signed by it, is for another launch, or lacks what a launch needs. */
	"lti.invalid",
	/** The message of the platform is for another tool. */
	"lti.audience",
	/** The clocks of the platform and of this server differ too much. */
	"lti.clock",
	/** A launch that was used already. */
	"lti.replayed",
	/** A launch that took too long, is unknown, or was started in another browser. */
	"lti.expired",
	/** The person is neither a pupil nor a teacher of the course. */
	"lti.role",
	/** Only a teacher of the course chooses the class of an activity. */
	"lti.teacher_needed",
	/** No class is linked to the activity, or it was deleted. */
	"lti.no_class",
	/** The membership did not begin in a course, or its course takes no reports. */
	"lti.course_unknown",
	/** Too many requests of one kind from one network or for one address. */
	"limits.too_many",
	"request.malformed",
	"request.not_found",
	"request.method_not_allowed",
	"request.too_large",
	/** A cross-site request for a change. */
	"request.foreign",
	/** Too many passwords are being checked: one more would wait too long. */
	"server.busy",
	/** The database is temporarily unavailable. */
	"server.not_ready",
	/** The server is unreachable. */
	"common.unreachable",
	/** An internal error; a retry may help. */
	"common.unexpected",
] as const;

/** The code of a failure that a person can act on. */
export type ProblemCode = (typeof problemCodes)[number];
