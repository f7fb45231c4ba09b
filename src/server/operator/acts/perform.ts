import type { ActInput, OperatorActName } from "#contract/operator-acts.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { OperatorContext } from "../context.ts";
import { accountActs } from "./accounts.ts";
import type { ActOutcome, OperatorActs } from "./act.ts";
import { appointmentActs } from "./appointments.ts";
import { availabilityActs } from "./availability.ts";
import { circlePlanActs } from "./circle-plans.ts";
import { circleActs } from "./circles.ts";
import { institutionActs } from "./institutions.ts";
import { messageActs } from "./messages.ts";
import { newsletterActs } from "./newsletter.ts";
import { overviewActs } from "./overview.ts";
import { paymentActs } from "./payments.ts";
import { profileActs } from "./profiles.ts";
import { ratingActs } from "./ratings.ts";
import { researcherFileActs } from "./researcher-files.ts";
import { researcherActs } from "./researchers.ts";
import { statementActs } from "./statements.ts";

const acts: OperatorActs = {
	...overviewActs,
	...ratingActs,
	...accountActs,
	...researcherActs,
	...researcherFileActs,
	...profileActs,
	...availabilityActs,
	...appointmentActs,
	...circleActs,
	...circlePlanActs,
	...paymentActs,
	...institutionActs,
	...messageActs,
	...statementActs,
	...newsletterActs,
};

/**
 * Does an act and records its change in the audit log, for a command and for the desk alike. `operatorId` is the operator at
 * the desk; null: a command.
 * @throws Refusal when it is not possible
 */
export async function performAct<Name extends OperatorActName>(
	context: OperatorContext,
	name: Name,
	input: ActInput<Name>,
	operatorId: string | null,
): Promise<ActOutcome<Name>["rows"]> {
	const { rows, did } = await acts[name](context, input);
	if (did !== undefined) {
		const { accountId = null, researcherId = null } = did;
		const event = `operator: ${name}` as const;
		const at = context.now();
		await recordEvent(context.database.queries(), { event, accountId, at, researcherId, operatorId });
	}
	return rows;
}
