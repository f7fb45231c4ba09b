import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { researcherSchema } from "#contract/appointments.ts";
import { subscriptionSchema } from "#contract/billing.ts";
import { capabilitiesSchema } from "#contract/capabilities.ts";
import {
	parentDashboardSchema,
	studentDashboardSchema,
	teacherDashboardSchema,
} from "#contract/dashboard.ts";
import { questOverviewSchema } from "#contract/quest.ts";
import { finishedQuizSchema } from "#contract/quiz.ts";
import { appointmentSchema } from "#domain/appointments/appointment.ts";
import { freeTimes } from "#domain/appointments/slots.ts";
import { dateIn } from "#domain/shared/time.ts";
import type { Stage } from "./stage.ts";

const email = "ada@example.org";
const signUpForm = {
	firstName: "Ada",
	lastName: "Byron",
	email,
	password: "a long enough secret",
	role: "teacher" as const,
};
const results = {
	topCareers: ["ecologist", "geneticist", "data-scientist", "geologist", "astronomer"],
	topCategories: ["biology", "earth", "space"],
};
const answers = { subjects: ["biology", "physics"] };

/** Lets everything that is already under way reach its listeners. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** What every backend promises, proved on one. `createStage` gives a fresh backend with nobody there. */
export const describeBackendContract = (name: string, createStage: () => Promise<Stage>): void => {
	describe(`the backend "${name}"`, () => {
		let stage: Stage;
		beforeEach(async () => {
			stage = await createStage();
		});

		it("says what is possible", () => {
			expect(capabilitiesSchema.parse(stage.backend.capabilities)).toEqual(stage.backend.capabilities);
		});

		describe("account", () => {
			it("has nobody at first", async () => {
				expect(await stage.backend.account.current()).toBeNull();
			});

			it("signs up with the chosen role, and out again", async () => {
				const { account } = stage.backend;
				const session = { isLoggedIn: true, role: "teacher" };
				expect(await account.signUp(signUpForm)).toEqual({ ok: true, value: session });
				expect(await account.current()).toEqual(session);
				await account.signOut();
				expect(await account.current()).toBeNull();
			});

			it("signs in with what was signed up with", async () => {
				const { account } = stage.backend;
				await account.signUp({ ...signUpForm, role: "student" });
				await account.signOut();
				expect(await account.signIn(signUpForm)).toEqual({
					ok: true,
					value: { isLoggedIn: true, role: "student" },
				});
			});

			it.each([
				[{ firstName: " " }, "forms.required"],
				[{ password: "" }, "forms.required"],
				[{ email: "ada" }, "forms.email_invalid"],
				[{ role: null }, "account.role_required"],
			])("refuses a sign-up with %o", async (wrong, code) => {
				expect(await stage.backend.account.signUp({ ...signUpForm, ...wrong })).toEqual({ ok: false, code });
				expect(await stage.backend.account.current()).toBeNull();
			});

			it("refuses an incomplete login", async () => {
				const { account } = stage.backend;
				expect(await account.signIn({ email: "", password: "x" })).toEqual({
					ok: false,
					code: "forms.required",
				});
				expect(await account.signIn({ email: "ada", password: "x" })).toEqual({
					ok: false,
					code: "forms.email_invalid",
				});
			});

			it("tells observers the present session and every change, until they stop", async () => {
				const { account } = stage.backend;
				const seen: (string | null)[] = [];
				const stop = account.observe((session) => seen.push(session?.role ?? null));
				await settled();
				expect(seen).toEqual([null]);
				await account.signUp(signUpForm);
				await settled();
				expect(seen.at(-1)).toBe("teacher");
				stop();
				stop();
				const before = seen.length;
				await account.signOut();
				await settled();
				expect(seen).toHaveLength(before);
			});
		});

		describe("quiz", () => {
			it("has no results at first", async () => {
				expect(await stage.backend.quiz.readResults()).toBeNull();
			});

			it("gives back what was saved, and the latest only", async () => {
				const { quiz } = stage.backend;
				await quiz.saveResults({ topCareers: [], topCategories: [] }, {});
				await quiz.saveResults(results, answers);
				const read = await quiz.readResults();
				expect(read).toEqual({ results, answers });
				expect(finishedQuizSchema.parse(read)).toEqual(read);
			});

			it("sends the results to whoever is named", async () => {
				const { quiz } = stage.backend;
				await quiz.saveResults(results, answers);
				const recipient = { name: "Ada", email, consentToUpdates: false };
				expect(await quiz.emailResults(recipient, "fr")).toEqual({ ok: true, value: null });
			});

			it.each([
				[{ name: "" }, "forms.required"],
				[{ email: " " }, "forms.required"],
				[{ email: "ada@" }, "forms.email_invalid"],
			])("refuses to send to %o", async (wrong, code) => {
				const { quiz } = stage.backend;
				await quiz.saveResults(results, answers);
				const recipient = { name: "Ada", email, consentToUpdates: true, ...wrong };
				expect(await quiz.emailResults(recipient, "en")).toEqual({ ok: false, code });
			});

			it("has nothing to send before the quiz is finished", async () => {
				const recipient = { name: "Ada", email, consentToUpdates: true };
				expect(await stage.backend.quiz.emailResults(recipient, "en")).toEqual({
					ok: false,
					code: "quiz.results_missing",
				});
			});
		});

		describe("quest", () => {
			it("gives an overview of five domains and six badges", async () => {
				const overview = await stage.backend.quest.overview();
				expect(questOverviewSchema.parse(overview)).toEqual(overview);
				expect(overview.domains.map(({ key }) => key)).toEqual([
					"biology",
					"chemistry",
					"physics",
					"space",
					"computer",
				]);
				expect(overview.badges).toHaveLength(6);
				const earned = overview.badges.filter(({ earnedAt }) => earnedAt !== null);
				expect(earned).toHaveLength(overview.stats.totalBadges);
			});

			it("awards experience for a finished game", async () => {
				const finished = await stage.backend.quest.completeGame("dna-detective", [0, 0]);
				expect(finished.ok && finished.value.xp).toBeGreaterThan(0);
			});

			it.each([[[0]], [[0, 4]], [[0, -1]], [[0, 0.5]], [[0, 0, 0]]])(
				"refuses the answers %j to two questions of four options",
				async (given) => {
					expect(await stage.backend.quest.completeGame("dna-detective", given)).toEqual({
						ok: false,
						code: "quest.answers_incomplete",
					});
				},
			);

			it("knows its games", async () => {
				const unknown = "constructor" as "dna-detective";
				expect(await stage.backend.quest.completeGame(unknown, [])).toEqual({
					ok: false,
					code: "quest.game_unknown",
				});
			});
		});

		const becomePremium = async (): Promise<void> => {
			await stage.backend.account.signUp({ ...signUpForm, role: "student" });
			const subscribed = await stage.backend.subscription.subscribe();
			expect(subscribed).toEqual({
				ok: true,
				value: { kind: "active", subscription: { isPremium: true } },
			});
		};

		describe("subscription", () => {
			it("is not premium at first", async () => {
				const read = await stage.backend.subscription.read();
				expect(read).toEqual({ isPremium: false });
				expect(subscriptionSchema.parse(read)).toEqual(read);
			});

			it("becomes premium, and not twice", async () => {
				await becomePremium();
				expect(await stage.backend.subscription.read()).toEqual({ isPremium: true });
				expect(await stage.backend.subscription.subscribe()).toEqual({
					ok: false,
					code: "subscription.already_premium",
				});
			});

			it("stays as it was when the payment fails, and can be tried again", async () => {
				await stage.backend.account.signUp(signUpForm);
				stage.failNextPayment();
				expect(await stage.backend.subscription.subscribe()).toEqual({
					ok: false,
					code: "subscription.payment.error",
				});
				expect(await stage.backend.subscription.read()).toEqual({ isPremium: false });
				expect((await stage.backend.subscription.subscribe()).ok).toBe(true);
			});

			it("tells observers the present state and every change", async () => {
				const seen: boolean[] = [];
				const stop = stage.backend.subscription.observe(({ isPremium }) => seen.push(isPremium));
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
				const [researcher] = await stage.backend.consultations.researchers("en");
				const slot = researcher?.slots.find(({ durations }) => durations.includes(duration));
				if (!researcher || !slot) throw new Error("Nobody offers a time");
				return { researcherId: researcher.id, startsAt: slot.startsAt, duration };
			};
			const bookFirst = async () => {
				const request = await firstRequest();
				const booked = await stage.backend.consultations.book(request);
				if (!booked.ok || booked.value.kind !== "booked") throw new Error("Not booked");
				return booked.value.appointment;
			};

			it("presents researchers in both languages, with times still ahead", async () => {
				const english = await stage.backend.consultations.researchers("en");
				const french = await stage.backend.consultations.researchers("fr");
				expect(z.array(researcherSchema).parse(english)).toEqual(english);
				expect(french.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
				expect(french.map(({ bio }) => bio)).not.toEqual(english.map(({ bio }) => bio));
				const slots = english.flatMap((researcher) => researcher.slots);
				expect(slots.length).toBeGreaterThan(0);
				expect(slots.every(({ startsAt }) => startsAt > stage.now())).toBe(true);
			});

			it("books for premium members only", async () => {
				await stage.backend.account.signUp({ ...signUpForm, role: "student" });
				expect(await stage.backend.consultations.book(await firstRequest())).toEqual({
					ok: false,
					code: "consultations.premium_required",
				});
				expect(await stage.backend.consultations.appointments()).toEqual([]);
			});

			it("books an offered time, confirmed at once", async () => {
				await becomePremium();
				const request = await firstRequest();
				const appointment = await bookFirst();
				expect(appointment).toMatchObject({ ...request, status: "confirmed", createdAt: stage.now() });
				expect(appointmentSchema.parse(appointment)).toEqual(appointment);
				expect(await stage.backend.consultations.appointments()).toEqual([appointment]);
			});

			it("offers a booked time no longer, and refuses it", async () => {
				await becomePremium();
				const { researcherId, startsAt, duration } = await bookFirst();
				const researchers = await stage.backend.consultations.researchers("en");
				const researcher = researchers.find(({ id }) => id === researcherId);
				if (!researcher) throw new Error("The researcher is gone");
				const { slots, zone } = researcher;
				const day = { date: dateIn(startsAt, zone), duration, zone };
				expect(freeTimes(slots, day)).not.toContain(startsAt);
				expect(await stage.backend.consultations.book({ researcherId, startsAt, duration })).toEqual({
					ok: false,
					code: "consultations.slot_taken",
				});
			});

			it("refuses what is incomplete and what is not offered", async () => {
				await becomePremium();
				const { consultations } = stage.backend;
				const request = await firstRequest();
				const incomplete = { ok: false, code: "consultations.incomplete" };
				expect(await consultations.book({ ...request, researcherId: null })).toEqual(incomplete);
				expect(await consultations.book({ ...request, startsAt: null })).toEqual(incomplete);
				const unavailable = { ok: false, code: "consultations.slot_unavailable" };
				expect(await consultations.book({ ...request, startsAt: stage.now() })).toEqual(unavailable);
				expect(await consultations.book({ ...request, researcherId: "nobody" })).toEqual(unavailable);
			});

			it("books nothing when the payment fails", async () => {
				await becomePremium();
				stage.failNextPayment();
				expect(await stage.backend.consultations.book(await firstRequest())).toEqual({
					ok: false,
					code: "subscription.payment.error",
				});
				expect(await stage.backend.consultations.appointments()).toEqual([]);
			});

			it("cancels once, and frees the time", async () => {
				await becomePremium();
				const { consultations } = stage.backend;
				const appointment = await bookFirst();
				const cancelled = { ...appointment, status: "cancelled" };
				expect(await consultations.cancel(appointment.id)).toEqual({ ok: true, value: cancelled });
				expect(await consultations.appointments()).toEqual([cancelled]);
				expect(await consultations.cancel(appointment.id)).toEqual({
					ok: false,
					code: "consultations.cancel_failed",
				});
				expect((await firstRequest()).startsAt).toBe(appointment.startsAt);
				const again = await bookFirst();
				expect(again.id).not.toBe(appointment.id);
			});

			it("cannot cancel what does not exist", async () => {
				expect(await stage.backend.consultations.cancel("nothing")).toEqual({
					ok: false,
					code: "consultations.cancel_failed",
				});
			});
		});

		it("gives three dashboards to anyone, as samples to a stranger", async () => {
			const { dashboard } = stage.backend;
			const [student, teacher, parent] = [
				await dashboard.student(),
				await dashboard.teacher(),
				await dashboard.parent(),
			];
			expect(studentDashboardSchema.parse(student)).toEqual(student);
			expect(teacherDashboardSchema.parse(teacher)).toEqual(teacher);
			expect(parentDashboardSchema.parse(parent)).toEqual(parent);
			expect([student, teacher, parent].every(({ sample }) => sample)).toBe(true);
			expect(student).toMatchObject({ quizzesCompleted: 3, savedCareers: 5 });
			expect(student.activities).toHaveLength(3);
			expect(teacher.activeStudents).toBe(24);
			expect(teacher.interests.map(({ percent }) => percent)).toEqual([32, 28, 20]);
			expect(parent.interests.map(({ level }) => level)).toEqual(["high", "medium", "high"]);
		});

		it("takes a contact message when it is complete", async () => {
			const { contact } = stage.backend;
			const message = { name: "Ada", email, message: "How do I print my results?" };
			expect(await contact.send(message, "en")).toEqual({ ok: true, value: null });
			expect(await contact.send({ ...message, message: " " }, "en")).toEqual({
				ok: false,
				code: "forms.required",
			});
			expect(await contact.send({ ...message, email: "ada" }, "en")).toEqual({
				ok: false,
				code: "forms.email_invalid",
			});
		});
	});
};
