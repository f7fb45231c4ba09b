import { useTranslation } from "react-i18next";
import { maxTopicLength, readTopic } from "#domain/consultations/free-text.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { TextArea } from "../ui/text-area.tsx";

interface TopicFieldProps {
	readonly researcherName: string;
	readonly topic: string;
	readonly onChange: (topic: string) => void;
}

/** The field for the student's topic. A refused text stays in the field, with the reason below. */
export function TopicField({ researcherName, topic, onChange }: TopicFieldProps) {
	const { t } = useTranslation();
	const problem = useProblem();
	const read = readTopic(topic);
	return (
		<TextArea
			label={t("consultations.topic.label")}
			hint={t("consultations.topic.hint", { researcher: researcherName })}
			value={topic}
			onChange={({ target }) => onChange(target.value)}
			maxLength={maxTopicLength}
			error={read.ok ? undefined : problem(read.code)}
		/>
	);
}
