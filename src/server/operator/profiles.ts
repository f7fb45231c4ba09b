import type { Command } from "commander";
import { locales } from "#domain/shared/locale.ts";
import { toInstant } from "#domain/shared/moment.ts";
import { checkProfile } from "#server/desk/profiles/check.ts";
import { findSentProfile, waitingProfiles } from "#server/desk/profiles/store.ts";
import { Refusal } from "#server/platform/refusal.ts";
import { researcherOf } from "./acts/researchers.ts";
import type { OperatorContext } from "./context.ts";
import type { Run } from "./run.ts";

/** Decides about a profile and says who it was. */
async function decide(
	context: OperatorContext,
	{
		id,
		version,
		refusal,
	}: { readonly id: string; readonly version: string; readonly refusal: string | null },
) {
	await researcherOf(context, id);
	const dependencies = { database: context.database, mailer: context.services.mailer };
	const check = { researcherId: id, version, refusal };
	if (!(await checkProfile(dependencies, check, context.now())))
		throw new Refusal(
			`No profile of "${id}" with the version ${version} waits: nothing was changed. See profiles show ${id}.`,
		);
	const event = `operator: profiles ${refusal === null ? "approve" : "refuse"}` as const;
	return { rows: [{ researcher: id, version, refusal }], did: { event, accountId: null, researcherId: id } };
}

/** Commands on the profiles that researchers have sent. */
export function profileCommands(program: Command, run: Run): void {
	const group = program.command("profiles").description("profiles that researchers sent from their desks");
	group
		.command("list")
		.description("those that wait for you, the longest waiting first")
		.action(() =>
			run(async ({ database }) => ({
				rows: (await waitingProfiles(database.queries())).map(({ researcherId, version, sentAt, words }) => ({
					...{ researcher: researcherId, version, sent: toInstant(sentAt), title: words.en.title },
				})),
				none: "No profile waits.",
			})),
		);
	group
		.command("show <researcher>")
		.description("what students read now, and what was sent, in every language")
		.action((id: string) =>
			run(async (context) => {
				const row = await researcherOf(context, id);
				const sent = await findSentProfile(context.database.queries(), id);
				if (sent === undefined) throw new Refusal(`"${id}" has sent no profile.`);
				const fields = ["title", "specialization", "bio", "topics"] as const;
				const text = (value: string | readonly string[]) =>
					typeof value === "string" ? value : value.join(" | ");
				return {
					rows: locales.flatMap((language) =>
						fields.map((field) => ({
							...{ version: sent.version, language, field },
							...{ now: text(row.words[language][field]), sent: text(sent.words[language][field]) },
						})),
					),
				};
			}),
		);
	group
		.command("approve <researcher> <version>")
		.description("show it to students; the version is the one that you have read with profiles show")
		.action((id: string, version: string) =>
			run((context) => decide(context, { id, version, refusal: null })),
		);
	group
		.command("refuse <researcher> <version>")
		.description("keep what students read now; the researcher gets your reason by mail and on the desk")
		.requiredOption("--reason <text>", "why, in a sentence or two")
		.action((id: string, version: string, { reason }: { reason: string }) =>
			run(async (context) => {
				const refusal = reason.trim();
				if (refusal === "") throw new Refusal("Give a reason: the researcher reads it.");
				return decide(context, { id, version, refusal });
			}),
		);
}
