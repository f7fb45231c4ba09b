import type { ActionInput, OperatorActionName } from "#contract/operator-actions.ts";
import { operatorActions } from "#contract/operator-actions.ts";
import { operatorRows } from "#contract/operator-rows.ts";
import type { routes } from "#contract/routes.ts";
import { failure, success } from "#domain/shared/result.ts";
import type { Outcome } from "#server/platform/http/define-route.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { OperatorContext } from "../context.ts";
import { performAction } from "./perform.ts";

type Answer = Outcome<typeof routes.runOperatorAction>;

/** A row with the fields that its subject declares, and no other. */
const declaredRow = (action: OperatorActionName, row: unknown) => {
	const subject = operatorActions[action].shows;
	return subject === null ? null : operatorRows[subject].parse(row);
};

/** Does an action for an operator at the desk. A refusal becomes a problem with a code; rows have declared fields alone. */
export async function answerAction(
	context: OperatorContext,
	{
		act: action,
		input,
	}: { readonly act: OperatorActionName; readonly input: Readonly<Record<string, unknown>> },
	operatorId: string,
): Promise<Answer> {
	const read = operatorActions[action].input.safeParse(input);
	if (!read.success) return failure("operator.input_invalid");
	try {
		const rows = await performAction(context, action, read.data as ActionInput<typeof action>, operatorId);
		return success({ rows: rows.map((row) => declaredRow(action, row)).filter((row) => row !== null) });
	} catch (error) {
		if (error instanceof Refusal) return failure(error.code) as Answer;
		throw error;
	}
}
