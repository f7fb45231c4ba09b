import * as z from "zod/mini";
import { linkRefusals } from "#domain/account/link-refusal.ts";
import { institutionRules, invitationStates } from "#domain/institutions/institution.ts";
import { type NameRule, nameText, refusedName } from "#domain/shared/name-text.ts";
import { triesOfLinks } from "./account-links.ts";
import { pictureSchema } from "./classes.ts";
import { declareRoute } from "./route.ts";
import { countSchema, instantSchema, lineSchema, localeSchema } from "./shared.ts";

/** The public part of an institution: visible with its code, and to its teachers. */
const nameSchema = z.object({ name: z.string(), town: z.string() });

const named = (rule: NameRule) =>
	z
		.string()
		.check(z.refine((text) => nameText(text) !== "" && refusedName(nameText(text), rule) === undefined));

/** Reads the form of an institution; `checkInstitution` reports its problems. */
export const institutionFormSchema = z.object({ name: lineSchema, town: lineSchema });

/** The same form, validated field by field. */
export const filledInstitutionSchema = z.object({
	name: named(institutionRules.name),
	town: named(institutionRules.town),
});

/** An institution's own facts. */
export const institutionSummarySchema = z.extend(nameSchema, {
	/** The code by which teachers join. */
	code: z.string(),
	/** Whether teachers can join with the code. */
	isOpen: z.boolean(),
	createdAt: instantSchema,
});

/** A teacher of an institution; no address. */
const institutionTeacherSchema = z.object({
	/** The place's id, not the account's. */
	id: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	classes: countSchema,
});
export type InstitutionTeacher = z.infer<typeof institutionTeacherSchema>;

/** A class in the institution's view: counts without any pupil's data. */
const institutionClassSchema = z.object({
	id: z.string(),
	/** The place of its teacher. */
	teacherId: z.string(),
	name: z.string(),
	level: z.string(),
	isOpen: z.boolean(),
	pupils: countSchema,
	/** How many pupils have sent a result, as the class's page lists them. */
	sent: countSchema,
	/** How many results were sent within 7 and within 30 days. */
	activeWeek: countSchema,
	activeMonth: countSchema,
	/** How many pupils are in the picture. */
	shown: countSchema,
});

/** An invitation sent by mail, as the institution sees it. */
export const invitationSchema = z.object({
	id: z.string(),
	email: z.string(),
	state: z.enum(invitationStates),
	invitedAt: instantSchema,
});
export type TeacherInvitation = z.infer<typeof invitationSchema>;

/** An institution as it sees itself. */
export const institutionPageSchema = z.extend(institutionSummarySchema, {
	/** By last name. */
	teachers: z.array(institutionTeacherSchema),
	/** Latest first. */
	invitations: z.array(invitationSchema),
	/** Newest first. */
	classes: z.array(institutionClassSchema),
	/** See `institutionPicture`: each number is "at least". */
	picture: pictureSchema,
});
/** An institution as it sees itself. */
export type InstitutionPage = z.infer<typeof institutionPageSchema>;

/** A teacher's own place. */
export const institutionMembershipSchema = z.extend(nameSchema, { joinedAt: instantSchema });

const codeSchema = z.string().check(z.maxLength(40));
const none = ["institutions.none"] as const;

/** Institutions: the routes of institutions and of their teachers. */
export const institutionRoutes = {
	institution: declareRoute({
		method: "GET",
		path: "/api/institution",
		access: "institution",
		response: z.object({ institution: z.nullable(institutionPageSchema) }),
	}),
	/** Once for each account. */
	createInstitution: declareRoute({
		method: "POST",
		path: "/api/institution",
		access: "institution",
		body: institutionFormSchema,
		problems: ["forms.required", "forms.name_invalid", "institutions.exists"],
		response: z.null(),
	}),
	/** Name and town, as its teachers read them; and whether teachers can join: members stay while the code is closed. */
	changeInstitution: declareRoute({
		method: "PATCH",
		path: "/api/institution",
		access: "institution",
		body: z.object({ isOpen: z.optional(z.boolean()), names: z.optional(institutionFormSchema) }),
		problems: ["institutions.none", "forms.required", "forms.name_invalid"],
		response: z.null(),
	}),
	/** The old code stops working; teachers who joined with it stay. */
	replaceInstitutionCode: declareRoute({
		method: "POST",
		path: "/api/institution/code",
		access: "institution",
		problems: none,
		response: z.null(),
		limit: { minutes: 60, perAccount: 60 },
	}),
	/** Sends the code to an address. The answer, and the mail, are the same whether it has an account or not. */
	inviteTeacher: declareRoute({
		method: "POST",
		path: "/api/institution/invitations",
		access: "institution",
		body: z.object({ email: lineSchema, locale: localeSchema }),
		problems: ["forms.required", "forms.email_invalid", "institutions.none", "institutions.code_closed"],
		response: z.null(),
		limit: { minutes: 60, perAccount: 60, perEmail: 10, perEmailAndNetwork: 4 },
	}),
	/** An invitation, by the link in its mail. */
	readInvitation: declareRoute({
		method: "POST",
		path: "/api/institution-invitations/read",
		access: "everyone",
		body: z.object({ token: lineSchema }),
		problems: linkRefusals,
		response: z.extend(nameSchema, { state: z.enum(invitationStates) }),
		limit: triesOfLinks,
	}),
	/** Idempotent. A teacher who has joined stays. */
	refuseInvitation: declareRoute({
		method: "POST",
		path: "/api/institution-invitations/refuse",
		access: "everyone",
		body: z.object({ token: lineSchema }),
		problems: linkRefusals,
		response: z.null(),
		limit: triesOfLinks,
	}),
	/** The teacher's classes go to the heir in the same step: another teacher's place, or null where there are none. */
	removeTeacher: declareRoute({
		method: "POST",
		path: "/api/institution/teachers/:teacherId/removal",
		access: "institution",
		params: z.object({ teacherId: z.uuid() }),
		body: z.object({ heirId: z.nullable(z.uuid()) }),
		problems: ["institutions.none", "institutions.heir_needed"],
		response: z.null(),
	}),
	/** Its teachers keep their classes. */
	eraseInstitution: declareRoute({
		method: "DELETE",
		path: "/api/institution",
		access: "institution",
		problems: none,
		response: z.null(),
	}),
	institutionMembership: declareRoute({
		method: "GET",
		path: "/api/account/institution",
		access: "teacher",
		response: z.object({ institution: z.nullable(institutionMembershipSchema) }),
	}),
	/** The institution behind a code, shown before joining. */
	readInstitutionCode: declareRoute({
		method: "POST",
		path: "/api/institution-codes/read",
		access: "teacher",
		body: z.object({ code: codeSchema }),
		problems: ["institutions.code_unknown"],
		response: nameSchema,
		limit: { minutes: 10, perAccount: 30 },
	}),
	joinInstitution: declareRoute({
		method: "POST",
		path: "/api/account/institution",
		access: "teacher",
		body: z.object({ code: codeSchema }),
		problems: ["institutions.code_unknown", "institutions.member_already", "institutions.full"],
		response: z.null(),
		limit: { minutes: 10, perAccount: 30 },
	}),
	/** With all classes. Idempotent: leaving twice succeeds. */
	leaveInstitution: declareRoute({
		method: "DELETE",
		path: "/api/account/institution",
		access: "teacher",
		response: z.null(),
	}),
};
