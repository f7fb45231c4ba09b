import type { Database } from "#server/platform/db/database.ts";
import type { Secrets } from "#server/platform/db/secrets.ts";
import type { AsOperator } from "#server/platform/session/operator-store.ts";
import type { Passwords } from "#server/platform/session/passwords.ts";
import type { Sessions } from "#server/platform/session/sessions.ts";
import type { OperatorContext } from "./context.ts";

export interface OperatorDeskDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly secrets: Secrets;
	readonly passwords: Pick<Passwords, "verify" | "hash">;
	readonly operatorSessions: Sessions<AsOperator>;
	readonly publicUrl: string;
	readonly now: () => Date;
	/** The same services as those of the commands. */
	readonly context: OperatorContext;
}
