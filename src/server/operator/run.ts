import type { OperatorEvent } from "#server/platform/audit/store.ts";
import type { OperatorContext } from "./context.ts";
import type { Row } from "./table.ts";

/** A command's output: rows, a sentence when there are none, or a text that is printed as it is. */
interface CommandOutput {
	readonly rows: readonly Row[];
	readonly none?: string;
	readonly text?: string;
	/** The change for the audit log: the command, and the account and the researcher that it concerns, if any. */
	readonly did?: {
		readonly event: OperatorEvent;
		readonly accountId: string | null;
		readonly researcherId?: string;
	};
}

/** The result of a command. */
type Act = (context: OperatorContext) => Promise<CommandOutput>;

/**
 * Runs a command's action, records a change in the audit log, and prints the output, as a table or as JSON.
 */
export type Run = (act: Act) => Promise<void>;
