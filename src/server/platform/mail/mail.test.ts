import { expect, it } from "vitest";
import * as z from "zod/mini";
import { defineMail, type MailOf, type MailQueue, noFacts } from "./mail.ts";

const words = async () => ({ subject: "", greeting: "", paragraphs: [] });
const kinds = {
	welcome: defineMail(noFacts, words),
	bill: defineMail(z.object({ amountCents: z.int() }), words),
};
type Mails = MailOf<typeof kinds>;
const to = { locale: "en", to: "ada@example.org", accountId: null } as const;

// Each line below a "@ts-expect-error" must not compile: `npm run check` fails when one does.
it("a mail has a known kind and the facts of that kind", () => {
	const sound: Mails[] = [
		{ kind: "welcome", ...to },
		{ kind: "bill", ...to, facts: { amountCents: 499 } },
	];
	const wrong: Mails[] = [
		// @ts-expect-error an unknown kind
		{ kind: "wellcome", ...to },
		// @ts-expect-error a bill without its amount
		{ kind: "bill", ...to },
		// @ts-expect-error an amount that is no number
		{ kind: "bill", ...to, facts: { amountCents: "4.99" } },
		// @ts-expect-error facts that the kind does not have
		{ kind: "bill", ...to, facts: { amountCents: 499, price: 499 } },
	];
	expect([sound.length, wrong.length]).toEqual([2, 4]);
});

it("an outbox of more kinds accepts a feature's mails, and one of fewer kinds does not", () => {
	const all: MailQueue<Mails> = { enqueue: async () => {} };
	const some: MailQueue<MailOf<Pick<typeof kinds, "bill">>> = all;
	// @ts-expect-error this outbox has no bills
	const other: typeof some = {} as MailQueue<MailOf<Pick<typeof kinds, "welcome">>>;
	expect([some, typeof other]).toEqual([all, "object"]);
});
