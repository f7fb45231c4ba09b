import type { OperatorContext } from "./context.ts";
import type { Row } from "./table.ts";

/** What a command has to say: rows, what is said when there are none, or a text that is printed as it is. */
interface Said {
	readonly rows: readonly Row[];
	readonly none?: string;
	readonly text?: string;
}

/** What a command does. */
type Act = (context: OperatorContext) => Promise<Said>;

/** Runs one command's act and prints what it gives, as a table or as JSON. */
export type Run = (act: Act) => Promise<void>;
