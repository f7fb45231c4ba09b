import type { OperatorEvent } from "#server/platform/audit/store.ts";
import type { OperatorContext } from "./context.ts";
import type { Row } from "./table.ts";

/** What a command has to say: rows, what is said when there are none, or a text that is printed as it is. */
interface Said {
	readonly rows: readonly Row[];
	readonly none?: string;
	readonly text?: string;
	/** What was changed, for the audit log: the command, and whose account it concerns (null: nobody's). */
	readonly did?: { readonly event: OperatorEvent; readonly accountId: string | null };
}

/** What a command does. */
type Act = (context: OperatorContext) => Promise<Said>;

/** Runs one command's act, writes a change into the audit log, and prints what it gives, as a table or as JSON. */
export type Run = (act: Act) => Promise<void>;
