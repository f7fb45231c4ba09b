import { checkContactMessage } from "#domain/contact/contact-message.ts";
import { success } from "#domain/shared/result.ts";
import { type DeviceContext, simulatedDelayMs } from "../api/device/device-context.ts";
import type { DeviceHandlers } from "../api/transport.ts";

/** Pretends to send; the message is not stored. */
export const demoContact = ({ wait }: DeviceContext) =>
	({
		"POST /api/contact-messages": async ({ body: { name, email, message } }) => {
			const checked = checkContactMessage({ name, email, message });
			if (!checked.ok) return checked;
			await wait(simulatedDelayMs);
			return success(null);
		},
	}) satisfies DeviceHandlers;
