import { type ActInput, type OperatorActName, operatorActs } from "#contract/operator-acts.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { OperatorContext } from "../context.ts";
import { accountActs } from "./accounts.ts";
import type { ActContext, ActOutcome, OperatorActs } from "./act.ts";
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
 * Does an act, for a command and for the desk alike. Its change is recorded in the audit log in the same transaction.
 * `operatorId` is the operator at the desk; null: a command.
 * @throws Refusal when it is not possible
 * @throws Error when the table of acts is wrong about what is recorded
 */
export async function performAct<Name extends OperatorActName>(
	context: OperatorContext,
	name: Name,
	input: ActInput<Name>,
	operatorId: string | null,
): Promise<ActOutcome<Name>["rows"]> {
	let isRecorded = false;
	const record: ActContext["record"] = async (transaction, { accountId = null, researcherId = null }) => {
		const event = `operator: ${name}` as const;
		await recordEvent(transaction, { event, accountId, at: context.now(), researcherId, operatorId });
		isRecorded = true;
	};
	const { rows } = await acts[name]({ ...context, record }, input);
	if (isRecorded !== operatorActs[name].isRecorded)
		throw new Error(`The act "${name}" ${isRecorded ? "recorded a change" : "did not record its change"}.`);
	return rows;
}
