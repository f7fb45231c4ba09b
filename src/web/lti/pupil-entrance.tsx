import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { LinkPage } from "../account/links/link-page.tsx";
import { useApiMutation } from "../api/api.ts";
import { readMembershipToken, storeLaunchedMembership } from "../classes/pupil/own-membership.ts";
import { useLocalePath } from "../shared/i18n/locale.ts";
import { Skeleton } from "../ui/skeleton.tsx";

/** While the class is being opened. */
export function Opening() {
	const { t } = useTranslation();
	return (
		<LinkPage title={t("activity.openingTitle")}>
			<Skeleton className="h-11 w-44" />
		</LinkPage>
	);
}

interface PupilEntranceProps {
	readonly token: string;
	readonly problemOf: (code: ProblemCode) => ReactNode;
}

/** Joins the pupil to the class, or finds the membership that they have, and goes on to the page of the class. */
export function PupilEntrance({ token, problemOf }: PupilEntranceProps) {
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const isSent = useRef(false);
	const { mutate, error } = useApiMutation("POST /api/lti/places", {
		invalidates: ["POST /api/class-memberships/read"],
		onSuccess: (membership) => {
			storeLaunchedMembership(membership.token, membership.isHeld);
			void navigate(toLocalPath("/join"), { replace: true });
		},
	});
	useEffect(() => {
		if (isSent.current) return;
		isSent.current = true;
		mutate({ body: { token, held: readMembershipToken() } });
	}, [token, mutate]);
	if (error) return problemOf(error.code);
	return <Opening />;
}
