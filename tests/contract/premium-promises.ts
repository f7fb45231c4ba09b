import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { subscriptionSchema } from "#contract/billing.ts";
import { appointmentSchema, researcherSchema } from "#contract/consultations.ts";
import { freeTimes } from "#domain/consultations/slots.ts";
import { dateIn } from "#domain/shared/time.ts";
import { settled, signUpForm } from "./sample-forms.ts";
import type { Stage } from "./stage.ts";

/** What is promised of the premium plan and of consultations. */
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

	describe("consultations", () => {
		/** The first free time of the first researcher. */
		const firstRequest = async (duration: "30min" | "60min" = "60min") => {
			const [researcher] = await stage().backend.consultations.researchers("en");
			const slot = researcher?.slots.find(({ durations }) => durations.includes(duration));
			if (!researcher || !slot) throw new Error("Nobody offers a time");
			return { researcherId: researcher.id, startsAt: slot.startsAt, duration };
		};
		const bookFirst = async () => {
			const request = await firstRequest();
			const booked = await stage().backend.consultations.book(request);
			if (!booked.ok || booked.value.kind !== "booked") throw new Error("Not booked");
			return booked.value.appointment;
		};

		it("presents researchers in both languages, with times still ahead", async () => {
			const english = await stage().backend.consultations.researchers("en");
			const french = await stage().backend.consultations.researchers("fr");
			expect(z.array(researcherSchema).parse(english)).toEqual(english);
			expect(french.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
			expect(french.map(({ bio }) => bio)).not.toEqual(english.map(({ bio }) => bio));
			const slots = english.flatMap((researcher) => researcher.slots);
			expect(slots.length).toBeGreaterThan(0);
			expect(slots.every(({ startsAt }) => startsAt > stage().now())).toBe(true);
		});

		it("books for premium members only", async () => {
			await stage().backend.account.signUp({ ...signUpForm, role: "student" });
			expect(await stage().backend.consultations.book(await firstRequest())).toEqual({
				ok: false,
				code: "consultations.premium_required",
			});
			expect(await stage().backend.consultations.appointments()).toEqual([]);
		});

		it("books an offered time, confirmed at once", async () => {
			await becomePremium();
			const request = await firstRequest();
			const before = stage().now();
			const appointment = await bookFirst();
			expect(appointment).toMatchObject({ ...request, status: "confirmed" });
			expect(appointment.createdAt >= before && appointment.createdAt <= stage().now()).toBe(true);
			expect(appointmentSchema.parse(appointment)).toEqual(appointment);
			expect(await stage().backend.consultations.appointments()).toEqual([appointment]);
		});

		it("offers a booked time no longer, and refuses it", async () => {
			await becomePremium();
			const { researcherId, startsAt, duration } = await bookFirst();
			const researchers = await stage().backend.consultations.researchers("en");
			const researcher = researchers.find(({ id }) => id === researcherId);
			if (!researcher) throw new Error("The researcher is gone");
			const { slots, zone } = researcher;
			const day = { date: dateIn(startsAt, zone), duration, zone };
			expect(freeTimes(slots, day)).not.toContain(startsAt);
			expect(await stage().backend.consultations.book({ researcherId, startsAt, duration })).toMatchObject({
				ok: false,
				code: "consultations.slot_taken",
			});
		});

		it("refuses what is incomplete and what is not offered", async () => {
			await becomePremium();
			const { consultations } = stage().backend;
			const request = await firstRequest();
			const incomplete = { ok: false, code: "consultations.incomplete" };
			expect(await consultations.book({ ...request, researcherId: null })).toEqual(incomplete);
			expect(await consultations.book({ ...request, startsAt: null })).toEqual(incomplete);
			const unavailable = { ok: false, code: "consultations.slot_unavailable" };
			expect(await consultations.book({ ...request, startsAt: stage().now() })).toEqual(unavailable);
			expect(await consultations.book({ ...request, researcherId: "nobody" })).toEqual(unavailable);
		});

		it("books nothing when the payment fails", async () => {
			await becomePremium();
			stage().failNextPayment();
			expect(await stage().backend.consultations.book(await firstRequest())).toEqual({
				ok: false,
				code: "subscription.payment.error",
			});
			expect(await stage().backend.consultations.appointments()).toEqual([]);
		});

		it("cancels once, and frees the time", async () => {
			await becomePremium();
			const { consultations } = stage().backend;
			const appointment = await bookFirst();
			const cancelled = { ...appointment, status: "cancelled" };
			expect(await consultations.cancel(appointment.id)).toMatchObject({ ok: true, value: cancelled });
			expect(await consultations.appointments()).toMatchObject([cancelled]);
			expect(await consultations.cancel(appointment.id)).toEqual({
				ok: false,
				code: "consultations.cancel_failed",
			});
			expect((await firstRequest()).startsAt).toBe(appointment.startsAt);
			const again = await bookFirst();
			expect(again.id).not.toBe(appointment.id);
		});

		it("leaves a payment page where nothing waits to be paid, and keeps what is booked", async () => {
			await becomePremium();
			const { consultations } = stage().backend;
			const appointment = await bookFirst();
			expect(await consultations.leavePayment()).toEqual({ ok: true, value: null });
			expect(await consultations.appointments()).toEqual([appointment]);
		});

		it("cannot cancel what does not exist", async () => {
			await stage().backend.account.signUp(signUpForm);
			expect(await stage().backend.consultations.cancel("nothing")).toEqual({
				ok: false,
				code: "consultations.cancel_failed",
			});
		});
	});
};
