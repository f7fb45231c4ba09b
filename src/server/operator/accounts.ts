import { writeFileSync } from "node:fs";
import { type Command, Option } from "commander";
import { ageBands } from "#domain/account/age-band.ts";
import { roles } from "#domain/account/role.ts";
import { locales } from "#domain/shared/locale.ts";
import type { Perform } from "./run.ts";

/** Commands on accounts, for requests of families. Everything is in the audit log. */
export function accountCommands(program: Command, perform: Perform): void {
	const group = program
		.command("accounts")
		.description("people's accounts, on their or their parents' request");

	group
		.command("find <text>")
		.description("accounts whose address, name, or parent's or guardian's address contains a text")
		.action((text: string) => perform("accounts find", { text }, { none: "No account." }));
	group
		.command("show <email>")
		.description("one account")
		.action((email: string) => perform("accounts show", { email }));
	group
		.command("correct <email>")
		.description("correct names, role, age or language")
		.option("--first-name <name>", "the first name")
		.option("--last-name <name>", "the last name")
		.addOption(new Option("--role <role>", "the role").choices(roles))
		.addOption(new Option("--age <band>", "a student's age").choices(ageBands))
		.addOption(new Option("--language <code>", "the language of mails").choices(locales))
		.action(
			(
				email: string,
				given: Partial<Record<"firstName" | "lastName" | "role" | "age" | "language", string>>,
			) => perform("accounts correct", { email, ...given }),
		);
	group
		.command("export <email>")
		.description("everything stored about an account, as the JSON of its own export")
		.option("--out <file>", "write it to a file instead of printing it")
		.action((email: string, { out }: { out?: string }) =>
			perform(
				"accounts export",
				{ email },
				out === undefined
					? { text: ([all]) => all?.json }
					: {
							show: ([all]) => {
								writeFileSync(out, all?.json ?? "", { mode: 0o600 });
								return [{ email, file: out }];
							},
						},
			),
		);
	group
		.command("erase <email>")
		.description("erase an account with everything that is kept of it, at once")
		.requiredOption("--yes", "it cannot be undone")
		.action((email: string) => perform("accounts erase", { email }, { show: () => [{ email, gone: true }] }));
	group
		.command("end-sessions <email>")
		.description("end every session of an account")
		.action((email: string) => perform("accounts end-sessions", { email }));
	group
		.command("confirm <email>")
		.description("say that an address is its owner's, whom you know by other means")
		.action((email: string) => perform("accounts confirm", { email }));
	group
		.command("change-address <email> <new>")
		.description("give an account another address; both addresses are notified, and every session ends")
		.action((email: string, to: string) => perform("accounts change-address", { email, to }));
	group
		.command("parent-link <email>")
		.description("mail the parent or guardian of an account their link again")
		.action((email: string) => perform("accounts parent-link", { email }));
	group
		.command("withdraw-guardian <email>")
		.description(
			"end a guardian's agreement: the plan ends with what is paid, consultations to come are cancelled",
		)
		.action((email: string) => perform("accounts withdraw-guardian", { email }));

	program
		.command("audit")
		.description("what concerned the safety of accounts, and what operators did, the latest first")
		.option("--email <address>", "only of this account")
		.option("--operators", "only what operators did")
		.action((filter: { email?: string; operators?: boolean }) =>
			perform("audit", filter, { none: "Nothing." }),
		);
}
