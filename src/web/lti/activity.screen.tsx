import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { problemMark } from "#domain/shared/launch-address.ts";
import { readLinkToken } from "#domain/shared/link-secret.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { LinkPage } from "../account/links/link-page.tsx";
import { apiQuery } from "../api/api.ts";
import { useEdition } from "../api/edition.ts";
import { AbsentPage } from "../shared/absent-page.tsx";
import { useProblem } from "../shared/forms/use-problem.ts";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { useLinkSecret } from "../shared/links/use-link-secret.ts";
import { NoRealAccounts } from "../shared/no-real-accounts.ts";
import { PageHead } from "../shared/page-head.tsx";
import { Opening, PupilEntrance } from "./pupil-entrance.tsx";
import { TeacherLaunch } from "./teacher-launch.tsx";

interface LaunchProblemProps {
	readonly code: ProblemCode;
}

/** Why nothing was opened. A code of the class still leads into it. */
function LaunchProblem({ code }: LaunchProblemProps) {
	const { t } = useTranslation();
	const problem = useProblem();
	useEffect(() => document.getElementById("main")?.focus({ preventScroll: true }), []);
	return (
		<AbsentPage gate="class" title={t("activity.problemTitle")} text={problem(code)}>
			<LocalButtonLink to="/join" look="secondary">
				{t("activity.code")}
			</LocalButtonLink>
		</AbsentPage>
	);
}

interface LaunchProps {
	readonly token: string;
}

/** A launch that the server knows, or the reason why it has ended. */
function Launch({ token }: LaunchProps) {
	const query = useQuery({
		...apiQuery("POST /api/lti/launches/read", { body: { token } }),
		staleTime: "static",
		gcTime: 0,
	});
	if (query.data === undefined && query.error) return <LaunchProblem code={query.error.code} />;
	if (query.data === undefined) return <Opening />;
	if (query.data.kind === "pupil")
		return <PupilEntrance token={token} problemOf={(code) => <LaunchProblem code={code} />} />;
	return (
		<TeacherLaunch
			token={token}
			launch={query.data}
			onChanged={query.refetch}
			problemOf={(code) => <LaunchProblem code={code} />}
		/>
	);
}

/** Where a launch from a course of a learning platform arrives: a pupil's class, or a teacher's choice of one. */
export default function ActivityScreen() {
	const { t } = useTranslation();
	const edition = useEdition();
	const secret = useLinkSecret();
	const token = readLinkToken(secret);
	const page = (): ReactNode => {
		if (edition === null) return <Opening />;
		if (edition === "demo")
			return (
				<LinkPage title={t("activity.missingTitle")}>
					<NoRealAccounts placeholder={null} text={t("activity.demonstration")} />
				</LinkPage>
			);
		if (secret.startsWith(problemMark))
			return <LaunchProblem code={secret.slice(problemMark.length) as ProblemCode} />;
		if (token !== undefined) return <Launch key={token} token={token} />;
		return (
			<AbsentPage gate="class" title={t("activity.missingTitle")} text={t("activity.missingText")}>
				<LocalButtonLink to="/join" look="secondary">
					{t("activity.code")}
				</LocalButtonLink>
			</AbsentPage>
		);
	};
	return (
		<>
			<PageHead title={t("activity.pageTitle")} isIndexed={false} />
			{page()}
		</>
	);
}
