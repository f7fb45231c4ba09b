import { accountMails } from "./account/mail.ts";
import { billingMails } from "./billing/mail.ts";
import { circleMails } from "./circles/mail.ts";
import { classMails } from "./classes/mail.ts";
import { consultationMails, organizerOf } from "./consultations/create-consultations.ts";
import { contactMails } from "./contact/mail.ts";
import { deskMails } from "./desk/mail.ts";
import { institutionMails } from "./institutions/mail.ts";
import { newsletterMails } from "./newsletter/mail.ts";
import { quizMails } from "./quiz/mail.ts";

interface MailSettings {
	readonly needsConfirmedEmail: boolean;
	/** The sender of mails, who is also the organizer in calendars. */
	readonly mailFrom: string;
	readonly isSimulated: boolean;
}

/** Every kind of mail, by name. */
export const mailKinds = ({ needsConfirmedEmail, mailFrom, isSimulated }: MailSettings) => ({
	...accountMails(needsConfirmedEmail),
	...quizMails,
	...contactMails,
	...classMails,
	...institutionMails,
	...newsletterMails,
	...billingMails,
	...consultationMails(mailFrom, isSimulated),
	...circleMails({ organizer: organizerOf(mailFrom), isSimulated }),
	...deskMails,
});
