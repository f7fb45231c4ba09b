import type { ActInput, ActRow, OperatorActName } from "#contract/operator-acts.ts";
import type { OperatorContext } from "../context.ts";
import type { Row } from "../table.ts";

/** The account and the researcher that a change concerns, for the audit log. */
export interface Concerned {
	readonly accountId?: string | null;
	readonly researcherId?: string;
}

/** The result of an act. One that only changes something shows what it changed, at the command line alone. */
export interface ActOutcome<Name extends OperatorActName> {
	readonly rows: readonly ([ActRow<Name>] extends [never] ? Row : ActRow<Name>)[];
	/** Undefined: it changed nothing. */
	readonly did?: Concerned;
}

/** The functions behind acts. The command and the desk call the same. Each throws a `Refusal` for what is impossible. */
export type OperatorActs<Name extends OperatorActName = OperatorActName> = {
	readonly [Key in Name]: (context: OperatorContext, input: ActInput<Key>) => Promise<ActOutcome<Key>>;
};
