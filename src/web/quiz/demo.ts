import { checkUserInfo } from "#domain/account/forms.ts";
import { failure, success } from "#domain/shared/result.ts";
import { type DeviceContext, simulatedDelayMs } from "../api/device/device-context.ts";
import type { DeviceHandlers } from "../api/transport.ts";

/** Pretends to send an e-mail; the recipient stays on the device under the specification's `userInfo`. */
export const demoQuiz = ({ device, wait }: DeviceContext) =>
	({
		"POST /api/quiz/result-mails": async ({ body: { name, email, consentToUpdates, results, answers } }) => {
			const checked = checkUserInfo({ name, email, consentToUpdates });
			if (!checked.ok) return checked;
			if (results.topCareers.length === 0 && answers === null) return failure("quiz.results_missing");
			await wait(simulatedDelayMs);
			device.write("userInfo", checked.value);
			return success(null);
		},
	}) satisfies DeviceHandlers;
