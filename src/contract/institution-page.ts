import * as z from "zod/mini";
import { institutionRules } from "#domain/institutions/institution.ts";
import { invitationStates, invitedRoles, memberRoles } from "#domain/institutions/invitation.ts";
import { type NameRule, nameText, refusedName } from "#domain/shared/name-text.ts";
import { pictureSchema } from "./classes.ts";
import { countSchema, instantSchema, lineSchema, localDateSchema, localeSchema } from "./shared.ts";

/** The public part of an institution: visible with its code, and to its teachers. */
export const institutionNameSchema = z.object({ name: z.string(), town: z.string() });

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
export const institutionSummarySchema = z.extend(institutionNameSchema, {
	/** The code by which teachers join. */
	code: z.string(),
	/** Whether teachers can join with the code. */
	isOpen: z.boolean(),
	createdAt: instantSchema,
});

/** A teacher of an institution; no address. */
const institutionTeacherSchema = z.object({
	/** The membership's id, not the account's. */
	id: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	role: z.enum(memberRoles),
	classes: countSchema,
	isInCharge: z.boolean(),
});
export type InstitutionTeacher = z.infer<typeof institutionTeacherSchema>;

/** A class in the institution's view: counts without any pupil's data. */
export const institutionClassSchema = z.object({
	id: z.string(),
	/** The membership of its teacher. */
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
	role: z.enum(invitedRoles),
	/** The language of its mail; null for one of an earlier version. */
	locale: z.nullable(localeSchema),
	state: z.enum(invitationStates),
	invitedAt: instantSchema,
});
export type TeacherInvitation = z.infer<typeof invitationSchema>;

/** A manager of an institution. */
const managerSchema = z.object({
	id: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	/** The first manager is removed only by themselves, and alone deletes the institution. */
	isFirst: z.boolean(),
	isYou: z.boolean(),
});

/** An institution that asks to become part of this one. */
const offeredMergerSchema = z.extend(institutionNameSchema, {
	/** The institution's id. */
	id: z.string(),
	teachers: countSchema,
	askedAt: instantSchema,
});
export type OfferedMerger = z.infer<typeof offeredMergerSchema>;

/** Reads a `YearPlan`. */
export const yearPlanSchema = z.object({ archiveOn: localDateSchema, eraseOn: localDateSchema });

/** An institution as it sees itself. */
export const institutionPageSchema = z.extend(institutionSummarySchema, {
	/** By last name. */
	teachers: z.array(institutionTeacherSchema),
	/** The first manager first. */
	inCharge: z.array(managerSchema),
	/** The merger that this institution asks for, and those that others ask it for. */
	merger: z.object({
		asked: z.nullable(z.extend(institutionNameSchema, { askedAt: instantSchema })),
		offered: z.array(offeredMergerSchema),
	}),
	/** The plan for the year's change; null without one. */
	year: z.nullable(yearPlanSchema),
	/** Latest first. */
	invitations: z.array(invitationSchema),
	/** Newest first. */
	classes: z.array(institutionClassSchema),
	/** See `institutionPicture`: each number is "at least". */
	picture: pictureSchema,
});
export type InstitutionPage = z.infer<typeof institutionPageSchema>;

/** A teacher's own membership. */
export const institutionMembershipSchema = z.extend(institutionNameSchema, {
	role: z.enum(memberRoles),
	joinedAt: instantSchema,
	/** Whether the teacher is in charge of the institution. */
	isInCharge: z.boolean(),
	/** The institution's plan for the year's change; null without one. */
	year: z.nullable(yearPlanSchema),
});
