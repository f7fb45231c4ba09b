import { type ActionInput, type OperatorActionName, operatorActions } from "#contract/operator-actions.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { OperatorContext } from "../context.ts";
import { accountActions } from "./accounts.ts";
import type { ActionContext, ActionOutcome, OperatorActionHandlers } from "./action.ts";
import { appointmentActions } from "./appointments.ts";
import { availabilityActions } from "./availability.ts";
import { circlePlanActions } from "./circle-plans.ts";
import { circleActions } from "./circles.ts";
import { institutionActions } from "./institutions.ts";
import { messageActions } from "./messages.ts";
import { newsletterActions } from "./newsletter.ts";
import { overviewActions } from "./overview.ts";
import { paymentActions } from "./payments.ts";
import { profileActions } from "./profiles.ts";
import { ratingActions } from "./ratings.ts";
import { researcherFileActions } from "./researcher-files.ts";
import { researcherActions } from "./researchers.ts";
import { statementActions } from "./statements.ts";

const actions: OperatorActionHandlers = {
	...overviewActions,
	...ratingActions,
	...accountActions,
	...researcherActions,
	...researcherFileActions,
	...profileActions,
	...availabilityActions,
	...appointmentActions,
	...circleActions,
	...circlePlanActions,
	...paymentActions,
	...institutionActions,
	...messageActions,
	...statementActions,
	...newsletterActions,
};

/**
 * Does an action, for a command and for the desk alike. Its change is recorded in the audit log in the same transaction.
 * `operatorId` is the operator at the desk; null: a command.
 * @throws Refusal when it is not possible
 * @throws Error when the table of actions is wrong about what is recorded
 */
export async function performAction<Name extends OperatorActionName>(
	context: OperatorContext,
	name: Name,
	input: ActionInput<Name>,
	operatorId: string | null,
): Promise<ActionOutcome<Name>["rows"]> {
	let isRecorded = false;
	const record: ActionContext["record"] = async (transaction, { accountId = null, researcherId = null }) => {
		const event = `operator: ${name}` as const;
		await recordEvent(transaction, { event, accountId, at: context.now(), researcherId, operatorId });
		isRecorded = true;
	};
	const { rows } = await actions[name]({ ...context, record }, input);
	if (isRecorded !== operatorActions[name].isRecorded)
		throw new Error(
			`The action "${name}" ${isRecorded ? "recorded a change" : "did not record its change"}.`,
		);
	return rows;
}
