import type { Command } from "commander";
import { recordEvent } from "#server/platform/audit/store.ts";
import { rotateSecret, secretDates } from "#server/platform/db/secret-rotation.ts";
import type { OperatorContext } from "./context.ts";
import type { Run } from "./run.ts";
import type { Row } from "./table.ts";

/** The secrets as rows, by their dates alone. */
async function datesOf({ database, now }: OperatorContext): Promise<Row[]> {
	const { signsFrom, formerUntil } = await secretDates(database.queries());
	const isFuture = signsFrom !== null && signsFrom > now();
	return [
		{
			secret: isFuture ? "next" : "in use",
			"signs from": signsFrom?.toISOString() ?? "the first start",
			"accepted until": "",
		},
		...formerUntil.map((until, index) => ({
			secret: isFuture && index === 0 ? "in use" : "former",
			"signs from": "",
			"accepted until": until.toISOString(),
		})),
	];
}

/** Commands on the secret from which an installation derives its keys. The secret itself is never printed. */
export function secretCommands(program: Command, run: Run): void {
	const group = program.command("secrets").description("the installation's secret, which signs cookies");
	group
		.command("list")
		.description("since when the secret is used, and until when former ones are accepted")
		.action(() => run(async (context) => ({ rows: await datesOf(context) })));
	group
		.command("rotate")
		.description("draw a new secret; the former one is accepted for 31 days, so no session ends")
		.option("--end-sessions", "accept nothing that was signed before: everyone has to log in again")
		.action(({ endSessions = false }: { endSessions?: boolean }) =>
			run(async (context) => {
				const event = endSessions ? "operator: secrets replace" : "operator: secrets rotate";
				const at = context.now();
				await context.database.transaction(async (transaction) => {
					await rotateSecret(transaction, at, { endsFormer: endSessions });
					await recordEvent(transaction, { event, accountId: null, at });
				});
				return { rows: await datesOf(context) };
			}),
		);
}
