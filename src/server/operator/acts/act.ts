import type { ActInput, ActRow, OperatorActName } from "#contract/operator-acts.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import type { OperatorContext } from "../context.ts";
import type { Row } from "../table.ts";

/** The account and the researcher that a change concerns, for the audit log. */
export interface Concerned {
	readonly accountId?: string | null;
	readonly researcherId?: string;
}

/** The services that an act uses, and the audit log for its change. */
export interface ActContext extends OperatorContext {
	/** Writes the act's entry in the transaction of its change, so that neither is stored without the other. */
	readonly record: (transaction: Transaction, concerned: Concerned) => Promise<void>;
}

/** The result of an act. One that only changes something shows what it changed, at the command line alone. */
export interface ActOutcome<Name extends OperatorActName> {
	readonly rows: readonly ([ActRow<Name>] extends [never] ? Row : ActRow<Name>)[];
}

/** The functions behind acts. The command and the desk call the same. Each throws a `Refusal` for what is impossible. */
export type OperatorActs<Name extends OperatorActName = OperatorActName> = {
	readonly [Key in Name]: (context: ActContext, input: ActInput<Key>) => Promise<ActOutcome<Key>>;
};

/** Makes a change and records it, in one transaction. */
export const recorded = <Value>(
	{ database, record }: ActContext,
	concerned: Concerned,
	change: (transaction: Transaction) => Promise<Value>,
): Promise<Value> =>
	database.transaction(async (transaction) => {
		const value = await change(transaction);
		await record(transaction, concerned);
		return value;
	});
