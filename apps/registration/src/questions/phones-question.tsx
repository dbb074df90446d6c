import { Question } from './question';

interface PhonesQuestionProps {
  /** Phone numbers in the field; the question appears if there are two or more. */
  readonly numbers: readonly string[];
  readonly onChoose: (number: string) => void;
  readonly onAnswered: () => void;
}

/** Asks which of several phone numbers in one field is right. */
export function PhonesQuestion({ numbers, onChoose, onAnswered }: PhonesQuestionProps) {
  return (
    <Question
      onAnswered={onAnswered}
      answers={numbers.map((number) => ({ label: number, onChoose: () => onChoose(number) }))}
    >
      {numbers.length > 1 ? 'Only one phone number fits here. Which one should we call?' : null}
    </Question>
  );
}
