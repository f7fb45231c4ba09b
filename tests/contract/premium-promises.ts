import { describe, expect, it } from "vitest";
import { subscriptionSchema } from "#contract/billing.ts";
import { settled, signUpForm } from "./sample-forms.ts";
import type { Stage } from "./stage.ts";

/** What is promised of the premium plan. */
export const describePremiumPromises = (stage: () => Stage): void => {
	const becomePremium = async (): Promise<void> => {
		await stage().backend.account.signUp({ ...signUpForm, role: "student" });
		const subscribed = await stage().backend.subscription.subscribe();
		expect(subscribed).toMatchObject({
			ok: true,
			value: { kind: "active", subscription: { isPremium: true } },
		});
	};

	describe("subscription", () => {
		it("is not premium at first", async () => {
			const read = await stage().backend.subscription.read();
			expect(read).toMatchObject({ isPremium: false });
			expect(subscriptionSchema.parse(read)).toEqual(read);
		});

		it("becomes premium, and not twice", async () => {
			await becomePremium();
			expect(await stage().backend.subscription.read()).toMatchObject({ isPremium: true });
			expect(await stage().backend.subscription.subscribe()).toEqual({
				ok: false,
				code: "subscription.already_premium",
			});
		});

		it("stays as it was when the payment fails, and can be tried again", async () => {
			await stage().backend.account.signUp(signUpForm);
			stage().failNextPayment();
			expect(await stage().backend.subscription.subscribe()).toEqual({
				ok: false,
				code: "subscription.payment.error",
			});
			expect(await stage().backend.subscription.read()).toMatchObject({ isPremium: false });
			expect((await stage().backend.subscription.subscribe()).ok).toBe(true);
		});

		it("tells observers the present state and every change", async () => {
			const seen: boolean[] = [];
			const stop = stage().backend.subscription.observe(({ isPremium }) => seen.push(isPremium));
			await settled();
			expect(seen).toEqual([false]);
			await becomePremium();
			await settled();
			expect(seen.at(-1)).toBe(true);
			stop();
		});
	});
};
