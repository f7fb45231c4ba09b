import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { apiQuery, useApiMutation } from "../api/api.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { RetryAlert } from "../ui/retry-alert.tsx";

const classesQuery = apiQuery("GET /api/classes", {});

interface ClassChoiceProps {
	readonly token: string;
	/** The name of a new class; "" when the course has no title. */
	readonly courseName: string;
	readonly onChosen: (name: string) => void;
}

/** A new class with the name of the course, or one of the teacher's open classes. */
export function ClassChoice({ token, courseName, onChosen }: ClassChoiceProps) {
	const { t } = useTranslation();
	const locale = useLocale();
	const problem = useProblem();
	const query = useQuery(classesQuery);
	const { mutate, isPending, error } = useApiMutation("POST /api/lti/links", {
		invalidates: ["GET /api/classes"],
	});
	const open = query.data?.classes.filter(({ isOpen }) => isOpen) ?? [];
	const choose = (classId: string | null, name: string) =>
		mutate({ body: { token, classId, locale } }, { onSuccess: () => onChosen(name) });
	return (
		<div className="grid w-full max-w-2xl justify-items-start gap-6">
			{error ? <Alert tone="destructive" title={problem(error.code, error.details)} /> : null}
			<Button aria-disabled={isPending || undefined} onClick={() => choose(null, courseName)}>
				{courseName === ""
					? t("activity.teacher.makeUnnamed")
					: t("activity.teacher.make", { name: courseName })}
			</Button>
			{query.isError ? (
				<RetryAlert
					title={t("activity.teacher.unread")}
					description={t("activity.teacher.unreadText")}
					retryLabel={t("activity.teacher.retry")}
					onRetry={() => void query.refetch()}
				/>
			) : null}
			{open.length === 0 ? null : (
				<section
					aria-labelledby="own-open-classes"
					className="grid w-full gap-3 border-t border-hairline pt-6"
				>
					<h2 id="own-open-classes" className="display-3">
						{t("activity.teacher.own")}
					</h2>
					<ul className="flex flex-wrap gap-3">
						{open.map(({ id, name }) => (
							<li key={id}>
								<Button
									look="secondary"
									className="wrap-anywhere"
									aria-disabled={isPending || undefined}
									onClick={() => choose(id, name)}
								>
									{t("activity.teacher.link", { name })}
								</Button>
							</li>
						))}
					</ul>
				</section>
			)}
		</div>
	);
}
