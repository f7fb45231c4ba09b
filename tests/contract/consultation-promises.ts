import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { appointmentSchema, researcherSchema } from "#contract/consultations.ts";
import { freeTimes } from "#domain/consultations/slots.ts";
import { dateIn } from "#domain/shared/time.ts";
import { bookings } from "./bookings.ts";
import { signUpForm } from "./sample-forms.ts";
import type { Stage } from "./stage.ts";

/** The behaviour of consultations in both editions: demonstration and server. */
export const describeConsultationPromises = (stage: () => Stage): void => {
	const becomePremium = async (): Promise<void> => {
		await stage().person.account.signUp({ ...signUpForm, role: "student" }, "en");
		expect((await stage().person.subscription.subscribe()).ok).toBe(true);
	};
	const visitor = () => bookings(stage().call);
	const bookFirst = async () => {
		const booked = await visitor().book(await visitor().firstRequest());
		if (!booked.ok || booked.value.kind !== "booked") throw new Error("Not booked");
		return booked.value.appointment;
	};

	describe("consultations", () => {
		it("researchers are presented in both languages, with upcoming times", async () => {
			const english = await visitor().researchers("en");
			const french = await visitor().researchers("fr");
			expect(z.array(researcherSchema).parse(english)).toEqual(english);
			expect(french.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
			expect(french.map(({ bio }) => bio)).not.toEqual(english.map(({ bio }) => bio));
			const slots = english.flatMap((researcher) => researcher.slots);
			expect(slots.length).toBeGreaterThan(0);
			expect(slots.every(({ startsAt }) => startsAt > stage().now())).toBe(true);
		});

		it("only premium members can book", async () => {
			await stage().person.account.signUp({ ...signUpForm, role: "student" }, "en");
			expect(await visitor().book(await visitor().firstRequest())).toEqual({
				ok: false,
				code: "consultations.premium_required",
			});
			expect(await visitor().appointments()).toEqual([]);
		});

		it("an offered time is booked and confirmed at once", async () => {
			await becomePremium();
			const request = await visitor().firstRequest();
			const before = stage().now();
			const appointment = await bookFirst();
			expect(appointment).toMatchObject({ ...request, status: "confirmed" });
			expect(appointment.createdAt >= before && appointment.createdAt <= stage().now()).toBe(true);
			expect(appointmentSchema.parse(appointment)).toEqual(appointment);
			expect(await visitor().appointments()).toEqual([appointment]);
		});

		it("a booked time is no longer offered, and refused", async () => {
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
		it("an incomplete request and a time that is not offered are refused", async () => {
			await becomePremium();
			const request = await visitor().firstRequest();
			const incomplete = { ok: false, code: "consultations.incomplete" };
			expect(await visitor().book({ ...request, researcherId: null })).toEqual(incomplete);
			expect(await visitor().book({ ...request, startsAt: null })).toEqual(incomplete);
			const unavailable = { ok: false, code: "consultations.slot_unavailable" };
			expect(await visitor().book({ ...request, startsAt: stage().now() })).toEqual(unavailable);
			expect(await visitor().book({ ...request, researcherId: "unknown" })).toEqual(unavailable);
		});

		it("a failed payment books nothing", async () => {
			await becomePremium();
			stage().failNextPayment();
			expect(await visitor().book(await visitor().firstRequest())).toEqual({
				ok: false,
				code: "subscription.payment.error",
			});
			expect(await visitor().appointments()).toEqual([]);
		});

		it("a cancellation happens once, and frees the time", async () => {
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

		it("leaving a payment page without an open payment changes no booking", async () => {
			await becomePremium();
			const appointment = await bookFirst();
			expect(await visitor().leavePayment()).toEqual({
				ok: true,
				value: null,
			});
			expect(await visitor().appointments()).toEqual([appointment]);
		});

		it("an unknown appointment can't be cancelled", async () => {
			await stage().person.account.signUp(signUpForm, "en");
			expect(await visitor().cancel(crypto.randomUUID())).toEqual({
				ok: false,
				code: "consultations.cancel_failed",
			});
		});
	});
};
