import type { ActionInput, ActionRow, OperatorActionName } from "#contract/operator-actions.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import type { OperatorContext } from "../context.ts";
import type { Row } from "../table.ts";

/** The account and the researcher that a change concerns, for the audit log. */
export interface Concerned {
	readonly accountId?: string | null;
	readonly researcherId?: string;
}

/** The services that an action uses, and the audit log for its change. */
export interface ActionContext extends OperatorContext {
	/** Writes the action's entry in the transaction of its change, so that neither is stored without the other. */
	readonly record: (transaction: Transaction, concerned: Concerned) => Promise<void>;
}

/** The result of an action. One that only changes something shows what it changed, at the command line alone. */
export interface ActionOutcome<Name extends OperatorActionName> {
	readonly rows: readonly ([ActionRow<Name>] extends [never] ? Row : ActionRow<Name>)[];
}

/** The functions behind actions. The command and the desk call the same. Each throws a `Refusal` for what is impossible. */
export type OperatorActionHandlers<Name extends OperatorActionName = OperatorActionName> = {
	readonly [Key in Name]: (context: ActionContext, input: ActionInput<Key>) => Promise<ActionOutcome<Key>>;
};

/** Makes a change and records it, in one transaction. */
export const recorded = <Value>(
	{ database, record }: ActionContext,
	concerned: Concerned,
	change: (transaction: Transaction) => Promise<Value>,
): Promise<Value> =>
	database.transaction(async (transaction) => {
		const value = await change(transaction);
		await record(transaction, concerned);
		return value;
	});
