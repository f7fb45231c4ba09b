import type { ContactBackend } from "#contract/contact.ts";
import { checkContactMessage } from "#domain/account/contact-message.ts";
import { success } from "#domain/shared/result.ts";
import { settle } from "../browser/outcome.ts";
import { type DemoWorld, simulatedDelay } from "./world.ts";

/** Pretends to send; the message is kept nowhere. */
export const demoContact = (world: DemoWorld): ContactBackend => ({
	send: (message) =>
		settle(async () => {
			const checked = checkContactMessage(message);
			if (!checked.ok) return checked;
			await world.wait(simulatedDelay);
			return success(null);
		}),
});
