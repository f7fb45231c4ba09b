import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type Circle, circleSchema, participationSchema } from "#contract/circles.ts";
import { parisZone } from "#domain/shared/instant.ts";
import { valueIn } from "#domain/shared/result.ts";
import { signUpForm } from "./sample-forms.ts";
import type { Stage } from "./stage.ts";

/** The behaviour of circles in both editions: demonstration and server. */
export const describeCirclePromises = (stage: () => Stage): void => {
	const signUp = async (): Promise<void> => {
		await stage().prepareCircles();
		await stage().person.account.signUp({ ...signUpForm, role: "student" }, "en");
	};
	const list = async () => valueIn(await stage().call("GET /api/circles", {})).circles;
	const own = async () => valueIn(await stage().call("GET /api/circles/own", {})).participations;
	const find = async (isWanted: (circle: Circle) => boolean) => {
		const circle = (await list()).find(isWanted);
		if (circle === undefined) throw new Error("No such circle is planned");
		return circle;
	};
	const free = () => find(({ priceCents, seatsLeft }) => priceCents === 0 && seatsLeft > 0);
	const paid = () => find(({ priceCents, seatsLeft }) => priceCents > 0 && seatsLeft > 0);
	const full = () => find(({ seatsLeft }) => seatsLeft === 0);
	const take = ({ id: circleId }: Pick<Circle, "id">) =>
		stage().call("POST /api/circles/:circleId/seat", {
			params: { circleId },
			body: { idempotencyKey: crypto.randomUUID(), locale: "en", visitorZone: parisZone },
		});
	const wait = ({ id: circleId }: Pick<Circle, "id">) =>
		stage().call("POST /api/circles/:circleId/wait", {
			params: { circleId },
			body: { visitorZone: parisZone },
		});
	const leave = ({ id: circleId }: Pick<Circle, "id">) =>
		stage().call("POST /api/circles/:circleId/leave", { params: { circleId } });
	const refused = (code: string) => ({ ok: false, code });

	describe("circles", () => {
		it("circles are listed with their seats, earliest first", async () => {
			await signUp();
			const circles = await list();
			expect(z.array(circleSchema).parse(circles)).toEqual(circles);
			expect(circles.map(({ startsAt }) => startsAt)).toEqual(circles.map(({ startsAt }) => startsAt).sort());
			expect(circles.every(({ startsAt, status }) => startsAt > stage().now() && status === "planned")).toBe(
				true,
			);
			expect(circles.some(({ waiting }) => waiting > 0)).toBe(true);
		});

		it("a free seat is taken at once, and once", async () => {
			await signUp();
			const circle = await free();
			const taken = valueIn(await take(circle));
			const participation = taken.kind === "done" ? taken.participation : undefined;
			expect(participationSchema.parse(participation)).toEqual(participation);
			expect(participation).toMatchObject({ state: "seated", amountCents: 0 });
			await take(circle);
			expect(await own()).toEqual([participation]);
			expect((await find(({ id }) => id === circle.id)).seatsLeft).toBe(circle.seatsLeft - 1);
		});

		it("a seat with a price can be given back for it, and only once", async () => {
			await signUp();
			const circle = await paid();
			expect(valueIn(await take(circle))).toMatchObject({
				participation: { refundUntil: expect.any(String) },
			});
			expect(valueIn(await leave(circle))).toMatchObject({
				state: "left",
				leavingReason: "given_back",
				refund: "done",
			});
			expect(await leave(circle)).toEqual(refused("circles.leave_failed"));
			expect((await find(({ id }) => id === circle.id)).seatsLeft).toBe(circle.seatsLeft);
		});

		it("a failed payment takes no seat", async () => {
			await signUp();
			const circle = await paid();
			stage().failNextPayment();
			expect(await take(circle)).toEqual(refused("subscription.payment.error"));
			expect((await find(({ id }) => id === circle.id)).seatsLeft).toBe(circle.seatsLeft);
			expect(valueIn(await take(circle))).toMatchObject({ kind: "done" });
		});

		it("a full circle has a waiting list, and others do not", async () => {
			await signUp();
			const circle = await full();
			expect(await take(circle)).toEqual(refused("circles.full"));
			const index = circle.waiting + 1;
			expect(valueIn(await wait(circle))).toMatchObject({ state: "waiting", place: index });
			expect(valueIn(await wait(circle))).toMatchObject({ state: "waiting", place: index });
			expect((await full()).waiting).toBe(index);
			expect(valueIn(await leave(circle))).toMatchObject({ state: "left" });
			expect((await full()).waiting).toBe(circle.waiting);
			expect(await wait(await free())).toEqual(refused("circles.not_full"));
		});

		it("an unknown circle has no seats and no room", async () => {
			await signUp();
			const unknown = { id: crypto.randomUUID() };
			expect(await take(unknown)).toEqual(refused("request.not_found"));
			expect(await wait(unknown)).toEqual(refused("request.not_found"));
			expect(await leave(unknown)).toEqual(refused("circles.leave_failed"));
			const room = await stage().call("GET /api/circles/:circleId/room", {
				params: { circleId: unknown.id },
			});
			expect(room).toEqual(refused("request.not_found"));
		});

		it("the room has no address before its time", async () => {
			await signUp();
			const circle = await free();
			await take(circle);
			const room = await stage().call("GET /api/circles/:circleId/room", { params: { circleId: circle.id } });
			expect(valueIn(room)).toEqual({ room: "early" });
		});
	});
};
