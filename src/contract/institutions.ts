import * as z from "zod/mini";
import { linkRefusals } from "#domain/account/link-refusal.ts";
import { invitationStates, invitedRoles, memberRoles } from "#domain/institutions/invitation.ts";
import { triesOfLinks } from "./account-links.ts";
import {
	institutionFormSchema,
	institutionMembershipSchema,
	institutionNameSchema,
	institutionPageSchema,
	yearPlanSchema,
} from "./institution-page.ts";
import { printablePageSchema } from "./printable-page.ts";
import { declareRoute } from "./route.ts";
import { lineSchema, localeSchema } from "./shared.ts";

const codeSchema = z.string().check(z.maxLength(40));
const none = ["institutions.none"] as const;
/** The most classes of one teacher. */
const maxHeirs = 60;

/** Institutions: the routes of institutions and of their teachers. */
export const institutionRoutes = {
	/** Null for an account that is in charge of none. */
	institution: declareRoute({
		method: "GET",
		path: "/api/institution",
		access: "signed_in",
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
		access: "signed_in",
		body: z.object({ isOpen: z.optional(z.boolean()), names: z.optional(institutionFormSchema) }),
		problems: ["institutions.none", "forms.required", "forms.name_invalid"],
		response: z.null(),
	}),
	/** The old code stops working; teachers who joined with it stay. */
	replaceInstitutionCode: declareRoute({
		method: "POST",
		path: "/api/institution/code",
		access: "signed_in",
		problems: none,
		response: z.null(),
		limit: { minutes: 60, perAccount: 60 },
	}),
	/**
	 * Invites an address, again if it was invited before; without a role, as a teacher, by the code. The answer, and the mail,
	 * are the same whether it has an account or not.
	 */
	inviteTeacher: declareRoute({
		method: "POST",
		path: "/api/institution/invitations",
		access: "signed_in",
		body: z.object({ email: lineSchema, locale: localeSchema, role: z.optional(z.enum(invitedRoles)) }),
		problems: ["forms.required", "forms.email_invalid", "institutions.none", "institutions.code_closed"],
		response: z.null(),
		limit: { minutes: 60, perAccount: 60, perEmail: 10, perEmailAndNetwork: 4 },
	}),
	/** Its link stops working. Idempotent; one that was answered stays. */
	withdrawInvitation: declareRoute({
		method: "DELETE",
		path: "/api/institution/invitations/:invitationId",
		access: "signed_in",
		params: z.object({ invitationId: z.uuid() }),
		problems: none,
		response: z.null(),
	}),
	/** An invitation, by the link in its mail. */
	readInvitation: declareRoute({
		method: "POST",
		path: "/api/institution-invitations/read",
		access: "everyone",
		body: z.object({ token: lineSchema }),
		problems: linkRefusals,
		response: z.extend(institutionNameSchema, {
			role: z.enum(invitedRoles),
			/** The invited address; only its account accepts by the link. */
			email: z.string(),
			state: z.enum(invitationStates),
		}),
		limit: triesOfLinks,
	}),
	/** Gives what the invitation offers, once. */
	acceptInvitation: declareRoute({
		method: "POST",
		path: "/api/institution-invitations/accept",
		access: "signed_in",
		body: z.object({ token: lineSchema }),
		problems: [
			...linkRefusals,
			"institutions.invited_another",
			"institutions.invited_role",
			"institutions.member_already",
			"institutions.exists",
			"institutions.full",
			"institutions.charge_full",
		],
		response: z.null(),
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
	/**
	 * The teacher's classes go to others in the same step: each to the membership that `heirs` names for it, else to `heirId`; null
	 * where there are no classes, or all are named.
	 */
	removeTeacher: declareRoute({
		method: "POST",
		path: "/api/institution/teachers/:teacherId/removal",
		access: "signed_in",
		params: z.object({ teacherId: z.uuid() }),
		body: z.object({
			heirId: z.nullable(z.uuid()),
			heirs: z.optional(
				z.array(z.object({ classId: z.uuid(), heirId: z.uuid() })).check(z.maxLength(maxHeirs)),
			),
		}),
		problems: ["institutions.none", "institutions.heir_needed", "institutions.first_in_charge"],
		response: z.null(),
	}),
	/** Makes a teacher a counsellor, or the reverse. Idempotent. */
	changeTeacherRole: declareRoute({
		method: "PATCH",
		path: "/api/institution/teachers/:teacherId",
		access: "signed_in",
		params: z.object({ teacherId: z.uuid() }),
		body: z.object({ role: z.enum(memberRoles) }),
		problems: none,
		response: z.null(),
	}),
	/** Puts a teacher in charge of the institution, beside those who are. Idempotent. */
	promoteTeacher: declareRoute({
		method: "POST",
		path: "/api/institution/managers",
		access: "signed_in",
		body: z.object({ teacherId: z.uuid() }),
		problems: ["institutions.none", "institutions.charge_full"],
		response: z.null(),
	}),
	/** Removes a manager, also the caller. One always remains. Idempotent. */
	removeManager: declareRoute({
		method: "DELETE",
		path: "/api/institution/managers/:managerId",
		access: "signed_in",
		params: z.object({ managerId: z.uuid() }),
		problems: ["institutions.none", "institutions.first_in_charge", "institutions.last_in_charge"],
		response: z.null(),
	}),
	/** Plans the year's change in place of an earlier plan. Each teacher concerned gets a mail two weeks before. */
	planYear: declareRoute({
		method: "PUT",
		path: "/api/institution/year",
		access: "signed_in",
		body: yearPlanSchema,
		problems: ["institutions.none", "institutions.year_archive", "institutions.year_erase"],
		response: z.null(),
		limit: { minutes: 60, perAccount: 20 },
	}),
	/** Classes that are archived stay so, and are erased only for want of activity. Idempotent. */
	giveUpYear: declareRoute({
		method: "DELETE",
		path: "/api/institution/year",
		access: "signed_in",
		problems: none,
		response: z.null(),
	}),
	/** The page about the school's data here, to be printed. For its members and the managers. */
	institutionDataPage: declareRoute({
		method: "GET",
		path: "/api/institution/data-protection/:locale",
		access: "signed_in",
		params: z.object({ locale: localeSchema }),
		problems: none,
		answers: "paper",
		response: printablePageSchema,
	}),
	/** Asks to become part of the institution of a code, in place of an earlier request. */
	askForMerger: declareRoute({
		method: "POST",
		path: "/api/institution/merger",
		access: "signed_in",
		body: z.object({ code: codeSchema }),
		problems: [
			"institutions.none",
			"institutions.code_unknown",
			"institutions.merge_self",
			"institutions.full",
		],
		response: z.null(),
		limit: { minutes: 10, perAccount: 30 },
	}),
	/** Idempotent. */
	withdrawMerger: declareRoute({
		method: "DELETE",
		path: "/api/institution/merger",
		access: "signed_in",
		problems: none,
		response: z.null(),
	}),
	/** Once accepted, the teachers and managers of the asking institution belong to this one, and it is deleted. */
	answerMerger: declareRoute({
		method: "POST",
		path: "/api/institution/mergers/:fromId/answer",
		access: "signed_in",
		params: z.object({ fromId: z.uuid() }),
		body: z.object({ isAccepted: z.boolean() }),
		problems: ["institutions.none", "institutions.merge_self", "institutions.full"],
		response: z.null(),
	}),
	/** Its teachers keep their classes. Only the first manager deletes it. */
	eraseInstitution: declareRoute({
		method: "DELETE",
		path: "/api/institution",
		access: "signed_in",
		problems: ["institutions.none", "institutions.first_in_charge"],
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
		response: institutionNameSchema,
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
	/** With all classes, and as a manager. Idempotent: leaving twice succeeds. */
	leaveInstitution: declareRoute({
		method: "DELETE",
		path: "/api/account/institution",
		access: "teacher",
		problems: ["institutions.last_in_charge"],
		response: z.null(),
	}),
};
