import type { ActionInput, OperatorActionName } from "#contract/operator-actions.ts";
import type { ActionOutcome } from "./actions/action.ts";
import type { OperatorContext } from "./context.ts";
import type { Row } from "./table.ts";

/** A command's output: rows, a sentence when there are none, or a text that is printed as it is. */
interface CommandOutput {
	readonly rows: readonly Row[];
	readonly none?: string | undefined;
	readonly text?: string | undefined;
}

/** The result of a command. */
type Command = (context: OperatorContext) => Promise<CommandOutput>;

/** How the rows of an action are printed. */
interface Printing<Rows> {
	/** The sentence when there are none. */
	readonly none?: string;
	/** Other rows in their place. */
	readonly show?: (rows: Rows) => readonly Row[];
	/** A text in place of rows; undefined: the rows. */
	readonly text?: (rows: Rows) => string | undefined;
}

/** Runs a command that only the command line has, and prints the output, as a table or as JSON. It records its changes itself. */
export type Run = (command: Command) => Promise<void>;

/** Does an action of the table that commands share with the operator's desk, and prints its rows. */
export type Perform = <Name extends OperatorActionName>(
	name: Name,
	input: ActionInput<Name>,
	printing?: Printing<ActionOutcome<Name>["rows"]>,
) => Promise<void>;
