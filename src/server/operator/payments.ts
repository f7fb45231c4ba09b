import { type Command, Option } from "commander";
import { paymentStates } from "#domain/billing/payment.ts";
import type { Perform } from "./run.ts";

/** Commands on subscriptions and payments. */
export function paymentCommands(program: Command, perform: Perform): void {
	const subscriptions = program.command("subscriptions").description("premium plans");
	subscriptions
		.command("list")
		.description("subscriptions, those that go on first")
		.option("--email <address>", "only of this account")
		.action((filter: { email?: string }) =>
			perform("subscriptions list", filter, { none: "No subscriptions." }),
		);
	subscriptions
		.command("cancel <email>")
		.description("end a plan with what is paid")
		.option("--now", "end it at once")
		.action((email: string, options: { now?: boolean }) =>
			perform("subscriptions cancel", { email, ...options }),
		);

	const payments = program.command("payments").description("what was paid");
	payments
		.command("list")
		.description("payments, the latest first")
		.option("--email <address>", "only of this account")
		.addOption(new Option("--state <state>", "only these").choices(paymentStates))
		.action((filter: { email?: string; state?: string }) =>
			perform("payments list", filter, { none: "No payments." }),
		);
	payments
		.command("refund <id>")
		.description("give a payment back; a consultation that is still to come is cancelled with it")
		.action((id: string) => perform("payments refund", { id }));
}
