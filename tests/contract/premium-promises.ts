import { describe, expect, it } from "vitest";
import { subscriptionSchema } from "#contract/billing.ts";
import { signUpForm } from "./sample-forms.ts";
import type { Stage } from "./stage.ts";

/** The behaviour of the premium plan in both editions. */
export const describePremiumPromises = (stage: () => Stage): void => {
	const becomePremium = async (): Promise<void> => {
		await stage().person.account.signUp({ ...signUpForm, role: "student" }, "en");
		const subscribed = await stage().person.subscription.subscribe();
		expect(subscribed).toMatchObject({
			ok: true,
			value: { kind: "active", subscription: { isPremium: true } },
		});
	};

	describe("subscription", () => {
		it("a new account is not premium", async () => {
			const read = await stage().person.subscription.read();
			expect(read).toMatchObject({ isPremium: false });
			expect(subscriptionSchema.parse(read)).toEqual(read);
		});

		it("an account subscribes once", async () => {
			await becomePremium();
			expect(await stage().person.subscription.read()).toMatchObject({ isPremium: true });
			expect(await stage().person.subscription.subscribe()).toEqual({
				ok: false,
				code: "subscription.already_premium",
			});
		});

		it("a failed payment changes nothing and can be retried", async () => {
			await stage().person.account.signUp(signUpForm, "en");
			stage().failNextPayment();
			expect(await stage().person.subscription.subscribe()).toEqual({
				ok: false,
				code: "subscription.payment.error",
			});
			expect(await stage().person.subscription.read()).toMatchObject({ isPremium: false });
			expect((await stage().person.subscription.subscribe()).ok).toBe(true);
		});
	});
};
