import * as z from "zod/mini";
import { launchKinds } from "#domain/lti/launch.ts";
import { membershipToken } from "./class-memberships.ts";
import { declareRoute } from "./route.ts";
import { localeSchema } from "./shared.ts";

const formText = (max: number) => z.optional(z.string().check(z.maxLength(max)));
const address = z.object({ location: z.string() });

/** A platform's request to start a launch. Further parameters are ignored. */
const loginForm = z.object({
	iss: z.string().check(z.maxLength(1000)),
	login_hint: z.string().check(z.maxLength(4000)),
	lti_message_hint: formText(8000),
	client_id: formText(1000),
	lti_deployment_id: formText(1000),
});

const loginFaults = ["lti.platform_unknown", "lti.deployment_unknown"] as const;

const launchForm = z.object({
	state: formText(1000),
	id_token: formText(60_000),
	error: formText(1000),
});

/** The credential of a launch that has come back: it follows the `#` of the page's address. */
const launchToken = z.string().check(z.regex(/^[\w-]{43}$/));
const ofLaunch = z.object({ token: launchToken });
const ended = ["lti.expired", "lti.replayed"] as const;
const wrongLaunches = { perNetwork: 600, problems: ended };

const publicKeySchema = z.object({
	kty: z.string(),
	kid: z.string(),
	alg: z.string(),
	use: z.string(),
	n: z.string(),
	e: z.string(),
});

/** The contents of a launch's page. */
export const launchPageSchema = z.object({
	kind: z.enum(launchKinds),
	/** The name of the learning platform. */
	platform: z.string(),
	/** The name for a class of the course; "" for a pupil's launch, and where the platform gives no title. */
	courseName: z.string(),
	/** The class that the activity opens; null before a teacher has linked one. */
	linked: z.nullable(z.object({ id: z.string(), name: z.string() })),
	/** Whether a class was chosen, in this window or another, for the activity that is being made. */
	isChosen: z.boolean(),
});
export type LaunchPage = z.infer<typeof launchPageSchema>;

const startLogin = {
	access: "everyone",
	fromAnywhere: true,
	form: loginForm,
	problems: loginFaults,
	answers: "redirect",
	response: address,
	limit: { minutes: 15, perNetwork: 12_000 },
} as const;

/** A class as an activity of a learning platform's course, by LTI 1.3 (decision 51). */
export const ltiRoutes = {
	/** Where a platform sends a browser to start a launch. It answers with the platform's own address for it. */
	startLtiLogin: declareRoute({ method: "GET", path: "/api/lti/login", ...startLogin }),
	/** The same, by a form. */
	startLtiLoginByForm: declareRoute({ method: "POST", path: "/api/lti/login", ...startLogin }),
	/** Takes the platform's signed message, once, and opens the page of the launch. */
	ltiLaunch: declareRoute({
		method: "POST",
		path: "/api/lti/launch",
		access: "everyone",
		fromAnywhere: true,
		form: launchForm,
		problems: [
			...loginFaults,
			...ended,
			"lti.platform_unreachable",
			"lti.refused",
			"lti.invalid",
			"lti.audience",
			"lti.clock",
			"lti.role",
			"lti.teacher_needed",
			"lti.no_class",
		],
		answers: "redirect",
		response: address,
		limit: {
			minutes: 15,
			perNetwork: 12_000,
			guesses: { perNetwork: 600, problems: ["lti.expired", "lti.invalid", "lti.audience"] },
		},
	}),
	/** The public keys with which platforms check what this site signs. */
	ltiKeys: declareRoute({
		method: "GET",
		path: "/api/lti/keys",
		access: "everyone",
		response: z.object({ keys: z.array(publicKeySchema) }),
	}),
	readLaunch: declareRoute({
		method: "POST",
		path: "/api/lti/launches/read",
		access: "everyone",
		body: ofLaunch,
		problems: ended,
		response: launchPageSchema,
		limit: { minutes: 10, perNetwork: 20_000, guesses: wrongLaunches },
	}),
	/** Gives a pupil a membership of the class, or brings them back to theirs. `held` is the token of a membership that the device holds. */
	joinByLaunch: declareRoute({
		method: "POST",
		path: "/api/lti/places",
		access: "everyone",
		body: z.object({ token: launchToken, held: z.optional(z.nullable(membershipToken)) }),
		problems: [...ended, "lti.no_class", "classes.closed", "classes.full", "classes.used_up"],
		/** `isHeld`: the device holds this very membership already, so it is the same pupil's. */
		response: z.object({ token: z.string(), isHeld: z.boolean() }),
		limit: { minutes: 10, perNetwork: 6000, guesses: wrongLaunches },
	}),
	/** Links a class of the teacher's to the activity of a launch: an own one, or a new one with the name of the course. */
	linkByLaunch: declareRoute({
		method: "POST",
		path: "/api/lti/links",
		access: "teacher",
		body: z.object({ token: launchToken, classId: z.nullable(z.uuid()), locale: localeSchema }),
		problems: [...ended, "classes.too_many"],
		response: z.object({ classId: z.string() }),
		limit: { minutes: 60, perAccount: 120 },
	}),
	/** The signed message, once, that the browser sends to the platform after a class was chosen for a new activity. */
	answerLaunch: declareRoute({
		method: "POST",
		path: "/api/lti/answers",
		access: "everyone",
		body: ofLaunch,
		problems: ended,
		response: z.object({ returnUrl: z.string(), jwt: z.string() }),
		limit: { minutes: 10, perNetwork: 6000, guesses: wrongLaunches },
	}),
	/** Reports to the course that a pupil is done, and nothing else. The pupil decides when. */
	reportDone: declareRoute({
		method: "POST",
		path: "/api/class-memberships/done",
		access: "everyone",
		body: z.object({ token: membershipToken }),
		problems: ["classes.membership_ended", "lti.course_unknown"],
		response: z.null(),
		limit: {
			minutes: 10,
			perNetwork: 6000,
			guesses: { perNetwork: 600, problems: ["classes.membership_ended"] },
		},
	}),
};
