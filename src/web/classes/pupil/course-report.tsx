import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useApiMutation } from "../../api/api.ts";
import { useProblem } from "../../shared/forms/use-problem.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";

interface CourseReportProps {
	/** The token of the pupil's membership. */
	readonly token: string;
	readonly isReported: boolean;
}

/** For a pupil who came from a course: reports "done" to it, when the pupil says so. */
export function CourseReport({ token, isReported }: CourseReportProps) {
	const { t } = useTranslation();
	const problem = useProblem();
	const note = useRef<HTMLParagraphElement>(null);
	const { mutate, isPending, isSuccess, error } = useApiMutation("POST /api/class-memberships/done", {
		invalidates: ["POST /api/class-memberships/read"],
	});
	useEffect(() => {
		// The button that was pressed is gone: the sentence in its place takes the focus.
		if (isReported && isSuccess) note.current?.focus();
	}, [isReported, isSuccess]);
	if (isReported)
		return (
			<p ref={note} tabIndex={-1} className="border-l-4 border-ink pl-4">
				<strong className="block">{t("join.course.reported")}</strong>
				{t("join.course.reportedText")}
			</p>
		);
	return (
		<div className="grid justify-items-start gap-3 border-t border-hairline pt-6">
			<p className="text-soft">{t("join.course.text")}</p>
			{error ? <Alert tone="destructive" title={problem(error.code, error.details)} /> : null}
			<Button
				look="secondary"
				aria-disabled={isPending || undefined}
				onClick={() => mutate({ body: { token } })}
			>
				{t(isPending ? "join.course.busy" : "join.course.report")}
			</Button>
		</div>
	);
}
