import type { ActInput, OperatorActName } from "#contract/operator-acts.ts";
import { operatorActs } from "#contract/operator-acts.ts";
import { operatorRows } from "#contract/operator-rows.ts";
import type { routes } from "#contract/routes.ts";
import { failure, success } from "#domain/shared/result.ts";
import type { Outcome } from "#server/platform/http/define-route.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { OperatorContext } from "../context.ts";
import { performAct } from "./perform.ts";

type Answer = Outcome<typeof routes.runOperatorAct>;

/** A row with the fields that its subject declares, and no other. */
const declaredRow = (act: OperatorActName, row: unknown) => {
	const subject = operatorActs[act].shows;
	return subject === null ? null : operatorRows[subject].parse(row);
};

/** Does an act for an operator at the desk. A refusal becomes a problem with a code; rows have declared fields alone. */
export async function answerAct(
	context: OperatorContext,
	{ act, input }: { readonly act: OperatorActName; readonly input: Readonly<Record<string, unknown>> },
	operatorId: string,
): Promise<Answer> {
	const read = operatorActs[act].input.safeParse(input);
	if (!read.success) return failure("operator.input_invalid");
	try {
		const rows = await performAct(context, act, read.data as ActInput<typeof act>, operatorId);
		return success({ rows: rows.map((row) => declaredRow(act, row)).filter((row) => row !== null) });
	} catch (error) {
		if (error instanceof Refusal) return failure(error.code) as Answer;
		throw error;
	}
}
