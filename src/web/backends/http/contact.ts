import type { ContactBackend } from "#contract/contact.ts";
import { routes } from "#contract/routes.ts";
import { checkContactMessage } from "#domain/account/contact-message.ts";
import { settle } from "../browser/outcome.ts";
import type { Client } from "./client.ts";

/** Sends messages to whoever runs this site. */
export const httpContact = (client: Client): ContactBackend => ({
	send: (message, locale) =>
		settle(async () => {
			const checked = checkContactMessage(message);
			if (!checked.ok) return checked;
			return client.ask(routes.contact, { body: { ...checked.value, locale } }, [
				"forms.required",
				"forms.email_invalid",
				"forms.name_invalid",
			]);
		}),
});
