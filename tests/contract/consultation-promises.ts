import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { appointmentSchema, researcherSchema } from "#contract/consultations.ts";
import { freeTimes } from "#domain/consultations/slots.ts";
import { dateIn } from "#domain/shared/time.ts";
import { bookings } from "./bookings.ts";
import { signUpForm } from "./sample-forms.ts";
import type { Stage } from "./stage.ts";

/** What is promised of consultations, whoever answers: the demonstration or the server. */
export const describeConsultationPromises = (stage: () => Stage): void => {
	const becomePremium = async (): Promise<void> => {
		await stage().backend.account.signUp({ ...signUpForm, role: "student" });
		expect((await stage().backend.subscription.subscribe()).ok).toBe(true);
	};
	const visitor = () => bookings(stage().call);
	const bookFirst = async () => {
		const booked = await visitor().book(await visitor().firstRequest());
		if (!booked.ok || booked.value.kind !== "booked") throw new Error("Not booked");
		return booked.value.appointment;
	};

	describe("consultations", () => {
		it("presents researchers in both languages, with times still ahead", async () => {
			const english = await visitor().researchers("en");
			const french = await visitor().researchers("fr");
			expect(z.array(researcherSchema).parse(english)).toEqual(english);
			expect(french.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
			expect(french.map(({ bio }) => bio)).not.toEqual(english.map(({ bio }) => bio));
			const slots = english.flatMap((researcher) => researcher.slots);
			expect(slots.length).toBeGreaterThan(0);
			expect(slots.every(({ startsAt }) => startsAt > stage().now())).toBe(true);
		});

		it("books for premium members only", async () => {
			await stage().backend.account.signUp({ ...signUpForm, role: "student" });
			expect(await visitor().book(await visitor().firstRequest())).toEqual({
				ok: false,
				code: "consultations.premium_required",
			});
			expect(await visitor().appointments()).toEqual([]);
		});

		it("books an offered time, confirmed at once", async () => {
			await becomePremium();
			const request = await visitor().firstRequest();
			const before = stage().now();
			const appointment = await bookFirst();
			expect(appointment).toMatchObject({ ...request, status: "confirmed" });
			expect(appointment.createdAt >= before && appointment.createdAt <= stage().now()).toBe(true);
			expect(appointmentSchema.parse(appointment)).toEqual(appointment);
			expect(await visitor().appointments()).toEqual([appointment]);
		});

		it("offers a booked time no longer, and refuses it", async () => {
			await becomePremium();
			const { researcherId, startsAt, duration } = await bookFirst();
			const researcher = (await visitor().researchers("en")).find(({ id }) => id === researcherId);
			if (!researcher) throw new Error("The researcher is gone");
			const { slots, zone } = researcher;
			const day = { date: dateIn(startsAt, zone), duration, zone };
			expect(freeTimes(slots, day)).not.toContain(startsAt);
			expect(await visitor().book({ researcherId, startsAt, duration })).toMatchObject({
				ok: false,
				code: "consultations.slot_taken",
			});
		});

		// shows 5.8, 8.4
		it("refuses what is incomplete and what is not offered", async () => {
			await becomePremium();
			const request = await visitor().firstRequest();
			const incomplete = { ok: false, code: "consultations.incomplete" };
			expect(await visitor().book({ ...request, researcherId: null })).toEqual(incomplete);
			expect(await visitor().book({ ...request, startsAt: null })).toEqual(incomplete);
			const unavailable = { ok: false, code: "consultations.slot_unavailable" };
			expect(await visitor().book({ ...request, startsAt: stage().now() })).toEqual(unavailable);
			expect(await visitor().book({ ...request, researcherId: "nobody" })).toEqual(unavailable);
		});

		it("books nothing when the payment fails", async () => {
			await becomePremium();
			stage().failNextPayment();
			expect(await visitor().book(await visitor().firstRequest())).toEqual({
				ok: false,
				code: "subscription.payment.error",
			});
			expect(await visitor().appointments()).toEqual([]);
		});

		it("cancels once, and frees the time", async () => {
			await becomePremium();
			const appointment = await bookFirst();
			const cancelled = { ...appointment, status: "cancelled" };
			expect(await visitor().cancel(appointment.id)).toMatchObject({ ok: true, value: cancelled });
			expect(await visitor().appointments()).toMatchObject([cancelled]);
			expect(await visitor().cancel(appointment.id)).toEqual({
				ok: false,
				code: "consultations.cancel_failed",
			});
			expect((await visitor().firstRequest()).startsAt).toBe(appointment.startsAt);
			const again = await bookFirst();
			expect(again.id).not.toBe(appointment.id);
		});

		it("leaves a payment page where nothing waits to be paid, and keeps what is booked", async () => {
			await becomePremium();
			const appointment = await bookFirst();
			expect(await visitor().leavePayment()).toEqual({
				ok: true,
				value: null,
			});
			expect(await visitor().appointments()).toEqual([appointment]);
		});

		it("cannot cancel what does not exist", async () => {
			await stage().backend.account.signUp(signUpForm);
			expect(await visitor().cancel(crypto.randomUUID())).toEqual({
				ok: false,
				code: "consultations.cancel_failed",
			});
		});
	});
};
