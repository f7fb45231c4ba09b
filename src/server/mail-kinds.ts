import { accountMails } from "./account/mail.ts";
import { billingMails } from "./billing/mail.ts";
import { classMails } from "./classes/mail.ts";
import { consultationMails } from "./consultations/create-consultations.ts";
import { contactMails } from "./contact/mail.ts";
import { institutionMails } from "./institutions/mail.ts";
import { newsletterMails } from "./newsletter/mail.ts";
import { quizMails } from "./quiz/mail.ts";

interface MailSettings {
	readonly needsConfirmedEmail: boolean;
	/** Who mails come from, who is who invites in calendars, too. */
	readonly mailFrom: string;
	readonly isSimulated: boolean;
}

/** Every kind of mail that there is, by name. */
export const mailKinds = ({ needsConfirmedEmail, mailFrom, isSimulated }: MailSettings) => ({
	...accountMails(needsConfirmedEmail),
	...quizMails,
	...contactMails,
	...classMails,
	...institutionMails,
	...newsletterMails,
	...billingMails,
	...consultationMails(mailFrom, isSimulated),
});
